import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, parseSync, Visitor, type Plugin, type Rolldown } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`

/**
 * Removes schemas and summaries from the contract in the browser, which only reads methods, paths and types: zod alone
 * would add 23 kB gzip to the first page's 210 (decisions/010).
 */
const contractWithoutSchemas: Plugin = {
  name: 'contract-without-schemas',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id)) return null
    // Code that parses all the same fails at once, instead of passing everything.
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

/**
 * Keeps only the fields of each `endpoint({ … })` that the browser reads, and makes each value of the module in a pure call: one that
 * nothing uses any more is dropped, whatever it is made of.
 */
function withoutSchemas(code: string): string {
  const edits: Edit[] = []
  const { program } = parseSync('contract.ts', code)
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return
      // Fields that several endpoints share are spread into them.
      for (const { key, value } of definition.properties as unknown as Property[])
        if (key && SERVERS_OWN.has(key.name)) edits.push([value.start, value.end, 'null'])
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    for (const { init } of declared?.type === 'VariableDeclaration' ? declared.declarations : [])
      if (init && !/Function/.test(init.type) && code.slice(init.start, init.end).includes('('))
        edits.push([init.start, init.start, '/* @__PURE__ */ (() => ('], [init.end, init.end, '))()'])
  }
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end, text]) => `${rest.slice(0, start)}${text}${rest.slice(end)}`, code)
}

type Edit = [start: number, end: number, text: string]

/** Scripts that a filtered list needs before it can be drawn: `public/first-paint.js` loads them. */
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

/** Leads from /kit to the page of the kit in `npm run dev`. It is an entry of its own, which the built product does not have. */
const kitPage: Plugin = {
  name: 'kit-page',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      // The kit's own files are below it.
      if (request.url === '/kit') response.writeHead(302, { location: '/kit-page/' }).end()
      else next()
    })
  },
}

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}

/** The chunk name for modules that the first page needs; null for those loaded later. */
function nameOfFirstPage(id: string, modules: Modules): string | null {
  // A package's entry file imports more than we use, so packages are not followed.
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

export default defineConfig({
  root: 'web',
  plugins: [contractWithoutSchemas, chipsAhead, kitPage, tailwindcss(), react()],
  resolve: {
    // The dialogs' scroll lock, changed to add styles in a way that the page's security policy allows (decisions/025).
    alias: { 'react-style-singleton': fileURLToPath(new URL('web/kit/dialog/run-time-styles.ts', import.meta.url)) },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The first page's chunk; bench/ watches its gzip size.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // One chunk compresses better than several that are split by which late module shares what.
      output: { codeSplitting: { groups: [{ name: nameOfFirstPage, debugName: 'first page' }] } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/app-api', '/admin-api', '^/app/', '/images', '/files', '/private'].map((path) => [path, { target: server }]),
    ),
  },
})
