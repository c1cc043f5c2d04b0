import MagicString from 'magic-string';
import { type RolldownPlugin, rolldown } from 'rolldown';
import { type ESTree, type Plugin, Visitor } from 'vite';

/** CommonJS packages, and the module that gathers what pages take of them. */
const PACKAGES = [
  { names: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'], module: 'react.ts' },
  { names: ['qs'], module: 'qs.ts' },
];

/** `side-channel` is 6 KB (brotli) of what qs needs to find cycles. */
const REPLACED = { 'side-channel': 'sideChannel.cts' };

/** What a call of `require` asks for; undefined for any other expression. */
function requiredBy(expression: ESTree.Expression | null): string | undefined {
  if (expression?.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return;
  const [file] = expression.arguments;
  return expression.callee.name === 'require' && file?.type === 'Literal'
    ? `${file.value}`
    : undefined;
}

/** What stands for `exports.useState` in a statement such as `exports.useState = ...`. */
function exportIn(statement: ESTree.Program['body'][number]) {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  const left = expression.type === 'AssignmentExpression' ? expression.left : undefined;
  if (left?.type !== 'MemberExpression' || left.property.type !== 'Identifier') return undefined;
  const isExport = left.object.type === 'Identifier' && left.object.name === 'exports';
  return isExport ? { ...left, name: left.property.name } : undefined;
}

/** Every file that a program requires. */
function requiredIn(program: ESTree.Program): string[] {
  const files: string[] = [];
  new Visitor({
    CallExpression: (call) => void files.push(requiredBy(call) ?? ''),
  }).visit(program);
  return files.filter(Boolean);
}

/**
 * A file of React as an ES module. Of CommonJS modules that require each other the bundler keeps everything; of ES modules
 * it leaves out what no page uses, which is 2 KB (brotli).
 * @throws Error if it requires a file elsewhere than in variables at its top.
 */
function reactModule(code: string, program: ESTree.Program) {
  const required = requiredIn(program);
  // Some files only choose between one for production and one for development.
  const chosen = required.find((file) => file.endsWith('.production.js'));
  if (chosen) return { code: `export * from '${chosen}';` };
  const text = new MagicString(code);
  const names: string[] = [];
  for (const statement of program.body) {
    const found = exportIn(statement);
    if (found) {
      names.push(`$${found.name} as ${found.name}`);
      text.overwrite(found.start, found.end, `var $${found.name}`);
    }
    const variables = statement.type === 'VariableDeclaration' ? statement.declarations : [];
    const imports = variables.flatMap(({ id, init }) => {
      const file = requiredBy(init);
      if (!file || id.type !== 'Identifier') return [];
      required.splice(required.indexOf(file), 1);
      return `import * as ${id.name} from '${file}';`;
    });
    if (imports.length) text.overwrite(statement.start, statement.end, imports.join('\n'));
  }
  if (required.length) throw new Error(`React requires ${required} in an unexpected place`);
  text.append(`export { ${names} };`);
  return { code: `${text}`, map: text.generateMap({ hires: 'boundary' }) };
}

const reactModules: RolldownPlugin = {
  name: 'react-modules',
  transform: {
    filter: { id: /\/node_modules\/react(-dom)?\// },
    handler(code) {
      return reactModule(code, this.parse(code));
    },
  },
};

/** Bundles a module with its packages into one ES module without imports. */
async function bundled(file: string, folder: string) {
  const replaced = Object.entries(REPLACED).map(([name, module]) => [name, `${folder}/${module}`]);
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    plugins: [reactModules],
    checks: { pluginTimings: false },
    resolve: { alias: Object.fromEntries(replaced) },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'esm', sourcemap: true });
  await bundle.close();
  return { code: output[0].code, map: output[0].map?.toString() ?? null };
}

/**
 * Turns CommonJS packages into ES modules that contain what they need. The bundler would otherwise give its helpers for
 * CommonJS a chunk of their own, which every page would have to ask for.
 * @param root the project's folder.
 */
export function commonJsPlugin(root: string): Plugin {
  const folder = `${root}/shared/build/packages`;
  return {
    name: 'site-commonjs',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const found = PACKAGES.find(({ names }) => names.includes(id));
      return found && `${folder}/${found.module}`;
    },
    load(id) {
      return PACKAGES.some(({ module }) => id === `${folder}/${module}`)
        ? bundled(id, folder)
        : null;
    },
  };
}
