import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.HALLOWS_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  // Every word a person reads lives with the Python package; the client imports the same files.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/hallows/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
  },
});
