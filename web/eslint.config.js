import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/protocol.ts', 'scripts/types.mjs', '*.config.js'] },
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
    },
  },
)
