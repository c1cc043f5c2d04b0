interface ScriptsProps {
  /** The module that mounts the screen. */
  entry: string;
  /** The modules that it imports. */
  imports: readonly string[];
  guard?: string | undefined;
  /** Whether the paint script starts the module. */
  waits: boolean;
}

/** The scripts of a page, after its content: in the head they would compete with it for a slow network. */
export function Scripts({ entry, imports, guard, waits }: ScriptsProps) {
  const files = [...imports, entry];
  return (
    <>
      {guard && <script defer src={guard} />}
      {waits ? (
        <WaitingModule entry={entry} files={files} />
      ) : (
        files.map((src) => <script key={src} type="module" crossOrigin="" src={src} />)
      )}
    </>
  );
}

/**
 * The module of a page whose paint script paints the content first. Its files are fetched, and not compiled, until the
 * paint script takes it out of its template. Not `modulepreload`, which compiles them, and which Safari before 17 does not
 * know. An engine that preloads no scripts fetches them when the module is started.
 */
function WaitingModule({ entry, files }: { entry: string; files: readonly string[] }) {
  return (
    <>
      {files.map((file) => (
        // React moves a link into the head unless it has an `itemProp`.
        <link
          key={file}
          itemProp="url"
          rel="preload"
          as="script"
          crossOrigin=""
          fetchPriority="low"
          href={file}
        />
      ))}
      <template className="start">
        <script type="module" crossOrigin="" src={entry} />
      </template>
    </>
  );
}
