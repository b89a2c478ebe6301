import { dirname, join } from 'node:path'
import { readSource } from '../../architecture/imports.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { domainOf, productFiles } from './house.ts'

/** One call of the API: its endpoint value, who serves it, and the file whose function does it. */
export interface Call {
  /** The name of the endpoint value in the contract. */
  name: string
  endpoint: Endpoint
  /** The file that registers the call. */
  routes: string
  /** The file with the function that answers. */
  handler: string
}

/** The server's calls, found where its files hand an endpoint value to `serve` and its like. Throws if a call of the contract is not among them. */
export async function findCalls(): Promise<Call[]> {
  const endpoints = await loadEndpoints()
  const calls = productFiles.filter((file) => file.startsWith('server/')).flatMap((file) => callsOf(file, endpoints))
  const served = new Set(calls.map(({ endpoint }) => endpoint))
  const missing = [...endpoints.values()].flat().filter(([, endpoint]) => !served.has(endpoint))
  if (missing.length)
    throw new Error(`docs/making/calls.ts does not see who serves ${missing.map(([name]) => name).join(', ')}`)
  return calls
}

/** Endpoint values by the file of the contract and the name under which it exports them; a group of them has several. */
async function loadEndpoints(): Promise<Map<string, [name: string, endpoint: Endpoint][]>> {
  const exports = await Promise.all(
    productFiles
      .filter((file) => file.startsWith('contract/'))
      .map(async (file) => {
        const loaded = (await import(new URL(`../../${file}`, import.meta.url).href)) as Record<string, unknown>
        return Object.entries(loaded).map(([name, value]): [string, [string, Endpoint][]] => [
          `${file} ${name}`,
          endpointsIn(name, value),
        ])
      }),
  )
  return new Map(exports.flat().filter(([, found]) => found.length > 0))
}

const DEEPEST = 3

function endpointsIn(name: string, value: unknown, depth = 0): [string, Endpoint][] {
  if (depth === DEEPEST || typeof value !== 'object' || value === null) return []
  if (isEndpoint(value)) return [[name, value]]
  if (Object.getPrototypeOf(value) !== Object.prototype) return []
  return Object.entries(value).flatMap(([key, inner]) => endpointsIn(key, inner, depth + 1))
}

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'access' in value && 'output' in value
}

function callsOf(file: string, endpoints: Map<string, [string, Endpoint][]>): Call[] {
  const text = readSource(file)
  const bindings = bindingsOf(file, text)
  const code = text.replace(/^import[^'"]*?from '[^']+'$/gms, '')
  return bindings.flatMap(({ local, source, exported }) => {
    const names =
      exported === '*' ? [...endpoints.keys()].filter((key) => key.startsWith(`${source} `)) : [`${source} ${exported}`]
    return names.flatMap((key) => {
      const found = endpoints.get(key) ?? []
      const spelt = exported === '*' ? `${local}.${key.split(' ')[1]}` : local
      return found.flatMap(([name, endpoint]) => {
        // One of a group, as the records of `keeping` are, is registered by its name within the group.
        const pattern = found.length > 1 ? `\\w+\\.${name}` : escape(spelt)
        const match = new RegExp(`,\\s*${pattern},\\s*([^;]*?)(?=\\)\\n|\\n\\s*\\)|\\{|$)`).exec(code)
        if (!match) return []
        return [{ name, endpoint, routes: file, handler: handlerIn(match[1] ?? '', bindings, file) }]
      })
    })
  })
}

/** The file of the last name in an expression that is imported from the same domain; the file itself where none is. */
function handlerIn(expression: string, bindings: Binding[], file: string): string {
  const targets = (expression.match(/[A-Za-z]\w*/g) ?? []).flatMap((word) =>
    bindings.filter(({ local }) => local === word).map(({ source }) => source),
  )
  return targets.findLast((target) => domainOf(target) === domainOf(file)) ?? file
}

interface Binding {
  local: string
  source: string
  /** `*`: everything that the file exports. */
  exported: string
}

/** What a file imports by value, name by name. */
function bindingsOf(file: string, text: string): Binding[] {
  return [...text.matchAll(/^import (?!type )(?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']+)'/gms)].flatMap((match) => {
    const source = join(dirname(file), match[3] ?? '')
    if (match[1] !== undefined) return [{ local: match[1], source, exported: '*' }]
    return (match[2] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => {
        const [exported = '', local = exported] = one.split(' as ')
        return { local, source, exported }
      })
  })
}

function escape(text: string): string {
  return text.replaceAll('.', '\\.')
}
