import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { explain } from './explain.ts'
import { lineOf } from './json-line.ts'
import type { DemoProduct } from './product.ts'
import { productList } from './product-schema.ts'

/** A data file: its path from the root of the project, and its text. */
type DataFile = { path: string; text: string }

/**
 * The products of the named data files (`stone/marble`), in their order. Throws where one is wrong: a sentence for each
 * wrong value says file, line and field.
 */
export function readProducts(names: readonly string[]): DemoProduct[] {
  return parseProducts(
    names.map((name) => ({
      path: `demo/products/${name}.json`,
      text: readFileSync(fileURLToPath(new URL(`./${name}.json`, import.meta.url)), 'utf8'),
    })),
  )
}

/** The products of data files. Throws as `readProducts` does. */
export function parseProducts(files: DataFile[]): DemoProduct[] {
  const firstWith = new Map<string, DataFile>()
  return files.flatMap((file) => {
    const products = parseFile(file)
    for (const [index, { key }] of products.entries()) {
      const first = firstWith.get(key)
      if (first) throw new Error(`${place(file, [index, 'key'])}: key ${key} is taken in ${first.path}`)
      firstWith.set(key, file)
    }
    return products
  })
}

function parseFile(file: DataFile): DemoProduct[] {
  const { data, error } = productList.safeParse(parseJson(file), { error: explain })
  if (error) throw new Error(error.issues.flatMap((issue) => sentences(file, issue)).join('\n'))
  return data
}

function parseJson({ path, text }: DataFile): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // Node names the line, except where the text ends too early.
    const line = /\(line (\d+)/.exec(reason)?.[1] ?? text.trimEnd().split('\n').length
    throw new Error(`${path} line ${line}: the file is not JSON: ${reason}`, { cause: error })
  }
}

/** One sentence for each field that an issue is about. */
function sentences(file: DataFile, issue: z.core.$ZodIssue): string[] {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => `${place(file, path)}: ${fieldName(path)} ${issue.message}`)
}

function place({ path: file, text }: DataFile, path: readonly PropertyKey[]): string {
  return `${file} line ${lineOf(text, path)}`
}

/** `skus[1].hex`; the product's own place in the file is left out. */
function fieldName([, ...path]: readonly PropertyKey[]): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return name.replace(/^\./, '') || 'the product'
}
