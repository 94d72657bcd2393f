import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

/**
 * Arrows point one way: games, solver and texts -> engine, ui -> engine, solver and texts,
 * elements -> ui and games. Each folder of src, and what its modules may import beside each other.
 */
const mayImport = {
  engine: { folders: [], packages: [] },
  games: { folders: ['engine'], packages: [] },
  solver: { folders: ['engine'], packages: [] },
  texts: { folders: ['engine'], packages: [] },
  ui: { folders: ['engine', 'solver', 'texts'], packages: ['lit', '@lit/context'] },
  elements: { folders: ['games', 'ui'], packages: ['lit', '@lit/context'] },
};

const parts = Object.keys(mayImport);

const markup = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'cssText'];

const bannedSyntax = [
  {
    selector: "MemberExpression[property.name='fetch']",
    message: 'A game asks nothing of the network.',
  },
  ...markup.map((property) => ({
    selector: `MemberExpression[property.name='${property}']`,
    message: `${property} is not used: elements are made with lit and styled by adopted style sheets or style.setProperty.`,
  })),
  {
    selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
    message: 'A strict content security policy blocks style attributes: use style.setProperty.',
  },
  {
    selector:
      'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle=/]',
    message: 'A strict content security policy blocks style attributes: use style.setProperty.',
  },
];

/** From the folder `src/<part>`, at whatever depth, to anything that is not allowed there. */
const directions = parts.map((part) => {
  const { folders, packages } = mayImport[part];
  const otherParts = parts.filter((other) => other !== part && !folders.includes(other));
  const wrongPart = `^(?:\\.\\.?/)+(?:src/)?(?:${otherParts.join('|')})/`;
  const allowed = [part, ...folders].join(', ');
  return {
    files: [`src/${part}/**/*.ts`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...bannedSyntax,
        {
          selector: `:matches(ImportExpression, TSImportType)[source.value=/${wrongPart.replaceAll('/', '\\u002F')}/]`,
          message: `src/${part} imports from ${allowed} only.`,
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: wrongPart,
              message: `src/${part} imports from ${allowed} only.`,
            },
            {
              regex: '^(?:\\.\\./)+patience-(?:elements|engine|solver)\\.js$',
              message: 'The entries import the parts, never the other way.',
            },
            {
              regex: packages.length > 0 ? `^(?!\\.|(?:${packages.join('|')})(?:/|$))` : '^(?!\\.)',
              message: `src/${part} imports ${packages.length > 0 ? `only ${packages.join(', ')}` : 'no package'}.`,
            },
            {
              regex: '^lit/directives/(?:unsafe-html|unsafe-svg|style-map)\\.js$',
              message:
                'Unsafe markup is never inserted, and inline styles break a strict content security policy.',
            },
          ],
        },
      ],
    },
  };
});

export default defineConfig(
  globalIgnores(['dist']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn'] }],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'A game asks nothing of the network.' },
        { name: 'XMLHttpRequest', message: 'A game asks nothing of the network.' },
      ],
      'no-restricted-syntax': ['error', ...bannedSyntax],
    },
  },
  {
    files: ['src/{ui,elements}/**/*.ts', 'src/patience-elements.ts'],
    extends: [wc['flat/best-practice'], lit['flat/recommended'], litA11y.configs.recommended],
  },
  {
    files: ['src/**/*.ts'],
    // Types that the compiler works out can name packages that are not ours, such as lit-html.
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  ...directions,
  {
    files: ['test/**/*.ts'],
    rules: {
      // Assertions are expressions, and the types of the DOM differ call `equal` a promise.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: '@open-wc/semantic-dom-diff', name: 'Equal' },
          ],
        },
      ],
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  { files: ['**/*.mjs'], extends: [typescript.configs.strict, typescript.configs.stylistic] },
);
