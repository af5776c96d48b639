import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { basePath } from './build-tools/base-path.ts';
import { catalogues } from './build-tools/catalogues.ts';
import { chunkGroups } from './build-tools/chunks.ts';
import { compileHints } from './build-tools/compile-hints.ts';
import { drawings } from './build-tools/drawings.ts';
import { rulesPages } from './build-tools/rules-pages.ts';

const SERVER = process.env['ULPIA_SERVER'] ?? '127.0.0.1:8400';

export default defineConfig({
  plugins: [
    basePath(),
    catalogues(),
    drawings(),
    rulesPages(),
    svelte(),
    svelteTesting(),
    compileHints(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../src/ulpia/_static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/service-worker/worker.ts' },
      output: {
        // a service worker must lie above all that it answers for, under a name that stays
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: `http://${SERVER}`, ws: true } },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/test-setup.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
