import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  {
    ignores: [
      'node_modules/',
      'src/protocol.ts',
      'src/twins/generated/',
      'scripts/types.mjs',
      'scripts/worker.js',
      '*.config.js',
    ],
  },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Svelte's `{#each list as _, at}` and destructuring away one part.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Numbers in texts are what templates are for.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => (chosen = 3)` and `() => clearTimeout(timer)` are our short handlers.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An empty text is as good as none.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: true, ignoreConditionalTests: true, ignoreIfStatements: true },
      ],
      // `void thing` in an effect says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Our sets and maps are never changed, or nobody watches them.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that must stay.
      'svelte/no-useless-mustaches': 'off',
      // tsconfig asks for the brackets: noPropertyAccessFromIndexSignature.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `let { … } = $props()` with a bindable part.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props'] }],
      // In templates ESLint does not know the types; svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      // Neither does it see that a binding sets something later.
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
)
