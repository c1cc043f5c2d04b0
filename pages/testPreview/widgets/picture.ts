const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#cfe3fb"/><circle cx="320" cy="70" r="36" fill="#f5a300"/><path d="M0 300l130-160 90 100 60-60 120 120z" fill="#0f7b3e"/></svg>`;

/** The address of a drawn picture, which stands for a logo, a proof or a receipt. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
