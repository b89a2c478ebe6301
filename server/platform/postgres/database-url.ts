/** A host of PostgreSQL: a name, an address, or the folder of a Unix socket. */
export interface DatabaseHost {
  host: string
  port: number
}

/** Where a database is, as plain data that threads and processes can be given. */
export interface DatabaseAddress {
  /** Names one host, the first: `pg` knows no lists. */
  connectionString: string
  /** Set if the address names several. */
  hosts?: DatabaseHost[] | undefined
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)([^?#]*)(?:\?([^#]*))?$/
const HOST = /^(\[[\da-fA-F:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/
const USUAL_PORT = '5432'
const HIGHEST_PORT = 65_535

/**
 * Reads `postgres://user:password@a:5432,b:5432/database`, or `postgres:///database?host=/a,/b&port=5432` for sockets (PostgreSQL,
 * "Connection URIs"). Returns undefined for any other text.
 */
export function readDatabaseUrl(text: string): DatabaseAddress | undefined {
  const [, before = '', list = '', path = '', query = ''] = PARTS.exec(text) ?? []
  const options = new URLSearchParams(query)
  const [names, ports] = [options.get('host')?.split(','), options.get('port')?.split(',')]
  if ((names?.length ?? list.split(',').length) < 2) return isUrl(text) ? { connectionString: text } : undefined
  const written = names ? names.map((name, nth) => `${name}:${portOf(ports, nth)}`) : list.split(',')
  const hosts = written.map(readHost).filter((host) => host !== undefined)
  const [first] = hosts
  if (!first || hosts.length < written.length || (names && ports && ![1, names.length].includes(ports.length)))
    return undefined
  options.delete('host')
  options.delete('port')
  const name = first.host.includes(':') ? `[${first.host}]` : encodeURIComponent(first.host)
  const connectionString = `${before}${name}:${first.port}${path}?${options.toString()}`
  return isUrl(connectionString) ? { connectionString, hosts } : undefined
}

/** One port serves all hosts, or each has its own (libpq). */
function portOf(ports: string[] | undefined, nth: number): string {
  return (ports?.length === 1 ? ports[0] : ports?.[nth]) ?? USUAL_PORT
}

function readHost(written: string): DatabaseHost | undefined {
  const [, name, port = USUAL_PORT] = HOST.exec(written) ?? []
  if (!name || /%(?![\da-f]{2})/i.test(name) || Number(port) < 1 || Number(port) > HIGHEST_PORT) return undefined
  return { host: decodeURIComponent(name).replace(/^\[(.+)\]$/, '$1'), port: Number(port) }
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
}
