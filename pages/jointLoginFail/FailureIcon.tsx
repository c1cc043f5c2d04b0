/** An exclamation mark in a circle. */
export function FailureIcon() {
  return (
    <svg className="failure-icon" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="M24 13v14M24 33v1.500" />
    </svg>
  );
}
