import { posix } from 'node:path';

/** The manifest names the modules that users load, not the sources they are made from. */
function builtPath(path) {
  return path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
}

function builtPaths(value) {
  if (Array.isArray(value)) value.forEach(builtPaths);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'path' || key === 'module') && typeof inner === 'string') {
        value[key] = builtPath(inner);
      } else builtPaths(inner);
    }
  }
}

/** Modules are named from the root of the package, also those that an entry hands on. */
const namedFromRoot = {
  name: 'named-from-root',
  packageLinkPhase({ customElementsManifest }) {
    builtPaths(customElementsManifest);
    for (const { path, exports } of customElementsManifest.modules)
      for (const { declaration } of exports)
        if (declaration.module?.startsWith('.'))
          declaration.module = posix.join(posix.dirname(path), declaration.module);
  },
};

/** Types are no exports of a module that is loaded. */
const leaveTypesOut = {
  name: 'leave-types-out',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isExportDeclaration(node) || !node.isTypeOnly) return;
    const types = node.exportClause?.elements.map(({ name }) => name.text) ?? ['*'];
    moduleDoc.exports = moduleDoc.exports.filter(({ name }) => !types.includes(name));
  },
};

/** The classes of a manifest, or of one of its modules. */
const classesOf = (...modules) =>
  modules.flatMap(({ declarations = [] }) => declarations.filter(({ kind }) => kind === 'class'));

/**
 * What the `@attr` tags say of an attribute's values. The analyzer puts the type of the property in its
 * place, of which a name such as `HintKind` tells a reader of the manifest nothing.
 */
const keepAttributeTypes = () => {
  const told = new Map();
  return {
    name: 'keep-attribute-types',
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      for (const { tagName, comment } of ts.getJSDocTags(node)) {
        if (tagName.text !== 'attr') continue;
        const [, values, attribute] = /^\{(.+?)\} ([\w-]+) /.exec(
          ts.getTextOfJSDocComment(comment),
        );
        told.set(`${node.name.text} ${attribute}`, values.replaceAll('|', ' | '));
      }
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      for (const { name, attributes = [], members = [] } of classesOf(...modules))
        for (const attribute of attributes) {
          const values = told.get(`${name} ${attribute.name}`);
          if (!values) continue;
          attribute.type = { text: values };
          const field = members.find((member) => member.name === attribute.fieldName);
          // The language is the page's own property, which every element has.
          if (!field) continue;
          field.description ??= attribute.description;
          // What is read from an accessor, such as that of `deal`, is not what the attribute says.
          if (field.type.text.endsWith('| undefined'))
            field.type = { text: `${values} | undefined` };
        }
    },
  };
};

/** What a method returns, where the analyzer has lost it over a `@returns` that names no type. */
const keepReturnTypes = {
  name: 'keep-return-types',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isMethodDeclaration(node) || !node.type || !ts.isClassDeclaration(node.parent)) return;
    const owner = classesOf(moduleDoc).find(({ name }) => name === node.parent.name.text);
    const method = owner?.members?.find(({ name }) => name === node.name.getText());
    if (method) method.return = { type: { text: node.type.getText() } };
  },
};

/** Writes dist/custom-elements.json: what editors and documentation tools know of the elements. */
export default {
  globs: ['src/patience-elements.ts', 'src/elements/**/*.ts', 'src/ui/**/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  quiet: true,
  plugins: [leaveTypesOut, keepAttributeTypes(), keepReturnTypes, namedFromRoot],
};
