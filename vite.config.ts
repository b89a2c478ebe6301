import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`

/**
 * See decisions/010. The web reads an endpoint's method and path and, at compile time, its types; it never parses. So the contract comes to
 * the browser without its schemas: zod alone would be 23 kB gzip of the first page's 220, and its schemas made anew at
 * every start.
 */
const contractWithoutSchemas: Plugin = {
  name: 'contract-without-schemas',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/[\w-]+\.ts$/.test(id)) return null
    // Whoever parses all the same is told at once, not let through.
    const standIn = `const z = new Proxy(() => z, {
      get(_, name) {
        if (/parse/i.test(String(name))) throw new Error('the browser has the contract without its schemas (decisions/010)')
        return z
      },
      apply: () => z,
    })`
    return { code: code.replace(/^import \* as z from 'zod'$/m, standIn), map: null }
  },
}

export default defineConfig({
  root: 'web',
  plugins: [contractWithoutSchemas, react()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022' },
  server: {
    proxy: Object.fromEntries(['/app-api', '/images', '/files'].map((path) => [path, { target: server }])),
  },
})
