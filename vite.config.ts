import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, parseSync, Visitor, type Plugin, type Rolldown } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`

/**
 * See decisions/010. The web reads an endpoint's method and path and, at compile time, its types; it never parses. So the contract comes to
 * the browser without its schemas and summaries: zod alone would be 23 kB gzip of the first page's 210, and its schemas made
 * anew at every start.
 */
const contractWithoutSchemas: Plugin = {
  name: 'contract-without-schemas',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id)) return null
    // Whoever parses all the same is told at once, not let through.
    const standIn = `const z = new Proxy(() => z, {
      get(_, name) {
        if (/parse/i.test(String(name))) throw new Error('the browser has the contract without its schemas (decisions/010)')
        return z
      },
      apply: () => z,
    })`
    return { code: withoutSchemas(code).replace(/^import \* as z from 'zod'$/m, standIn), map: null }
  },
}

const SERVERS_OWN = new Set(['input', 'output', 'summary'])

/** Leaves of each `endpoint({ … })` only what the browser reads. */
function withoutSchemas(code: string): string {
  return (
    endpointsIn(code)
      .flat()
      // What several endpoints say alike is spread into them.
      .filter(({ key }) => key && SERVERS_OWN.has(key.name))
      .reduceRight((rest, { value }) => `${rest.slice(0, value.start)}null${rest.slice(value.end)}`, code)
  )
}

/** What a list that an address filters cannot be drawn without: `public/first-paint.js` asks for these files. */
const chipsAhead: Plugin = {
  name: 'chips-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as Rolldown.OutputChunk[]
      const chips = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/filters/FilterChips.tsx')))
      if (!chips) return html
      const files = new Set([chips.fileName])
      for (const file of files)
        for (const one of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
          if (!html.includes(one)) files.add(one)
      const styles = chunks.flatMap(({ fileName, viteMetadata }) =>
        files.has(fileName) ? [...(viteMetadata?.importedCss ?? [])] : [],
      )
      const names = [...files, ...styles].map((file) => `/${file}`)
      const named = `<meta name="chips" content="${[...new Set(names)].join(' ')}" />`
      return html.replace('<script src="/first-paint.js">', (script) => `${named}\n    ${script}`)
    },
  },
}

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}

/** The name of one script for all of ours that the first page cannot do without; null for what comes late. */
function nameOfFirstPage(id: string, modules: Modules): string | null {
  // What is used of a package is not what the one file that names all of it imports.
  if (id.includes('/node_modules/')) return null
  const seen = new Set([id])
  for (const one of seen) {
    const info = modules.getModuleInfo(one)
    if (info?.isEntry) return 'first'
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return null
}

interface Property {
  key?: { name: string }
  value: { start: number; end: number }
}

function endpointsIn(code: string): Property[][] {
  const found: Property[][] = []
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      if (definition?.type === 'ObjectExpression') found.push(definition.properties as unknown as Property[])
    },
  }).visit(parseSync('contract.ts', code).program)
  return found
}

export default defineConfig({
  root: 'web',
  plugins: [contractWithoutSchemas, chipsAhead, react()],
  resolve: {
    // The scroll lock of the dialogs writes its styles in a way that the page's security policy allows (decisions/025).
    alias: { 'react-style-singleton': fileURLToPath(new URL('web/ui/dialog/run-time-styles.ts', import.meta.url)) },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The first page's; how much it is packed, bench/ watches.
    chunkSizeWarningLimit: 800,
    // A call that no part makes is not sent to any browser: describing one does nothing but make its value.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['endpoint', 'z'] },
      // Cut up by which late part shares what, it would weigh more with each part: what is alike is packed best together.
      output: { codeSplitting: { groups: [{ name: nameOfFirstPage, debugName: 'first page' }] } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/app-api', '/admin-api', '^/app/', '/images', '/files', '/private'].map((path) => [path, { target: server }]),
    ),
  },
})
