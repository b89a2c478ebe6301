import { resolve } from 'node:path'
import * as z from 'zod'
import { SetupError } from './platform/setup-error.ts'

const flag = z.enum(['0', '1'], { error: 'expected 0 or 1' }).transform((value) => value === '1')

/** Every setting: how it is read, and what README says of it. */
export const settings = {
  PORT: z.coerce
    .number<string>({ error: 'expected a port from 0 to 65535' })
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('where to listen; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('the address to listen on'),
  DATA_DIR: z.string().default('./data').describe('embedded database, pictures, documents'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host/database' })
    .optional()
    .describe('a PostgreSQL elsewhere (15 or newer); absent, the server runs its own inside DATA_DIR'),
  DEMO: flag
    .optional()
    .describe('load the demonstration catalogue into an empty database; 1 embedded, 0 with DATABASE_URL'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('how much is logged'),
}

export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  loadsDemonstration: boolean
  logLevel: z.output<typeof settings.LOG_LEVEL>
}

/** Reads the settings; a bad one throws a SetupError naming it. An empty value counts as absent. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const parsed = z.object(settings).safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SetupError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, LOG_LEVEL } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    loadsDemonstration: DEMO ?? DATABASE_URL === undefined,
    logLevel: LOG_LEVEL,
  }
}
