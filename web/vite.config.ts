import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { catalogues } from './build-tools/catalogues.ts';
import { compileHints } from './build-tools/compile-hints.ts';
import { rulesPages } from './build-tools/rules-pages.ts';

const SERVER = process.env['ULPIA_SERVER'] ?? '127.0.0.1:8400';

export default defineConfig({
  plugins: [catalogues(), rulesPages(), svelte(), svelteTesting(), compileHints()],
  build: { outDir: '../src/ulpia/_static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: `http://${SERVER}`, ws: true } },
  },
  test: { environment: 'jsdom', setupFiles: ['src/test-setup.ts'], include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
