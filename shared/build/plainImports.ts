import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is written. Vite's wrapper would fetch the css of a lazy module again, which is in
 * the document, and preload its script into the map of modules, where a failure stays for the life of the page;
 * `lazyModule` fetches the files itself. Vite has no option for this, so its plugin is taken out by name.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'site-plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const all = plugins as Plugin[];
      const wrapper = all.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (wrapper < 0) throw new Error('Vite wraps import() in another way now: look here');
      all.splice(wrapper, 1);
    },
  };
}
