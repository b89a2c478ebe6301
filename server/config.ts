import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { parseEncoderSetting } from './image-search/encoder/encoder-setting.ts'
import type { EncoderSetting } from './image-search/encoder/encoder-setting.ts'
import type { MemberSettings, SocialProvider } from './members/deps.ts'
import type { MetricsPlace } from './platform/metrics/metrics-server.ts'
import { isSender } from './platform/mail/addresses.ts'
import { readKey } from './platform/key-file.ts'
import { isLoopback } from './platform/loopback.ts'
import { readDatabaseUrl } from './platform/postgres/database-url.ts'
import { SetupError } from './platform/setup-error.ts'
import type { StorageSettings } from './platform/storage/objects/open-objects.ts'
import { readStorageSettings } from './platform/storage/storage-settings.ts'

const flag = z.enum(['0', '1'], { error: 'expected 0 or 1' }).transform((value) => value === '1')

const databaseUrl = z.string().refine((text) => readDatabaseUrl(text) !== undefined, {
  error: 'expected postgres://user:password@host/database, or host:port,host:port for several hosts',
})

const A_KEY = 'expected 32 random bytes in base64, as `openssl rand -base64 32` writes them'

/** All settings: how each is read, and its description for README. */
export const settings = {
  PORT: z.coerce
    .number<string>({ error: 'expected a port from 0 to 65535' })
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('where to listen; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('the address to listen on'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe("embedded database, pictures (those of members' boards in `private`), documents"),
  DATABASE_URL: databaseUrl
    .optional()
    .describe(
      'another PostgreSQL (15 or newer), or several hosts separated by commas, of which the primary is used; absent, the server runs its own inside DATA_DIR',
    ),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .describe('PostgreSQL itself, if DATABASE_URL leads to a transaction pooler such as PgBouncer'),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe('a standby, or several, that serves long reads when it has caught up'),
  STORAGE_URL: z
    .string()
    .optional()
    .describe('`s3://bucket?endpoint=https://…&region=…`: files in an object store; absent, in DATA_DIR'),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('the key of the object store'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('its secret'),
  AWS_SESSION_TOKEN: z.string().optional().describe('its token, if the key is a temporary one'),
  STORAGE_FROM_URL: z
    .string()
    .optional()
    .describe('where older files still are while they move: `file:` (DATA_DIR), or `s3://…`'),
  STORAGE_FROM_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('the key of that object store; absent, the same as for STORAGE_URL'),
  STORAGE_FROM_SECRET_ACCESS_KEY: z.string().optional().describe('its secret'),
  PICTURE_CACHE_MB: z.coerce
    .number<string>({ error: 'expected a whole number of megabytes, at least 256' })
    .int()
    .min(256)
    .default(5000)
    .describe('most megabytes of resized pictures in DATA_DIR; beyond, those unused for longest go'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected http:// or https:// and a name' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .describe('the public address, for links in mails and after a social login; absent, `http://localhost:PORT`'),
  LINK_KEY: z
    .string()
    .transform((text, context): Buffer => {
      const key = readKey(text)
      if (key) return key
      // Without the text, which may be a key with a slip.
      context.issues.push({ code: 'custom', message: A_KEY, input: undefined })
      return z.NEVER
    })
    .optional()
    .describe(
      'encrypts the addresses of share links, so that their owners can see them again: what `openssl rand -base64 32` writes, the same for all servers of a database; absent, a key in the file `link.key` of DATA_DIR',
    ),
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every((entry) => isNetwork(entry.trim())), {
      error: 'expected addresses or networks, such as 10.0.0.0/8, parted by commas',
    })
    .optional()
    .describe("proxies that may name a client's address: addresses or networks, separated by commas"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' })
    .optional()
    .describe('the mail server; absent, each mail is a file in the `outbox` of DATA_DIR'),
  MAIL_FROM: z
    .string()
    .refine(isSender, { error: 'expected one address, such as Quarry <quarry@example.com>' })
    .default('Quarry <quarry@localhost>')
    .describe('the sender of our mails'),
  LOGIN_LIMITS: z
    .string()
    .regex(/^\d{1,3},\d{1,2},\d{1,3}$/, { error: 'expected three numbers, such as 254,8,20' })
    .transform(limitsOf)
    .refine(({ email, code, password }) => email >= 6 && code >= 6 && password >= 6, {
      error: 'each must be at least 6',
    })
    .optional()
    .describe(
      'the longest email, code and password that the login form accepts; absent, 254,8,20 where PUBLIC_URL begins with https, else 20,8,8',
    ),
  SOCIAL_35_ISSUER: z
    .url({ protocol: /^https?$/, error: 'expected the https:// address of an OpenID Connect provider' })
    .optional()
    .describe('an OpenID Connect provider to sign in with; absent, there is no social login'),
  SOCIAL_35_CLIENT_ID: z.string().optional().describe('our client id at the provider'),
  SOCIAL_35_CLIENT_SECRET: z.string().optional().describe('our client secret; absent, we are a public client'),
  SOCIAL_35_NAME: z.string().default('SSO').describe("the provider's name on the button"),
  ENCODER: z
    .string()
    .default('embedded')
    .transform((text, context): EncoderSetting => {
      const setting = parseEncoderSetting(text)
      if (setting) return setting
      const error =
        'expected embedded, a file that ends in .onnx, siglip2-base or the like, owner/name of a model, or ./folder'
      context.issues.push({ code: 'custom', message: error, input: text })
      return z.NEVER
    })
    .describe(
      'what compares pictures: `embedded` (our own model), an `.onnx` file, or a model of the Hugging Face hub; see below the table',
    ),
  DRAIN_S: z.coerce
    .number<string>({ error: 'expected seconds from 0 to 600' })
    .refine((seconds) => Number.isInteger(seconds) && seconds >= 0 && seconds <= 600, {
      error: 'expected seconds from 0 to 600',
    })
    .default(0)
    .describe(
      'how many seconds a server that is asked to stop still answers, while `/readyz` says no; behind a load balancer 15, see docs/operations/several-servers.md',
    ),
  JOBS: flag
    .default(true)
    .describe('0: this server does no background work, and workers (`npm run worker`) do it; needs DATABASE_URL'),
  DEMO: flag
    .optional()
    .describe('load the demonstration catalogue into an empty database; 1 embedded, 0 with DATABASE_URL'),
  DEMO_DRAW: flag
    .default(true)
    .describe('0: pictures and documents of the demonstration are drawn only when somebody asks for them, none ahead'),
  DEMO_ACCOUNTS: flag
    .optional()
    .describe(
      '1: the demonstration accounts may sign in from everywhere, 0: from nowhere; absent, only from this machine, and not if HOST, PUBLIC_URL or TRUST_PROXY shows that others are served',
    ),
  DEMO_MODE: flag.default(false).describe('1: people may look around and sign in; other writes answer 901'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('how much is logged'),
  SLOW_CALL_MS: z.coerce
    .number<string>({ error: 'expected a number of milliseconds' })
    .int()
    .min(0)
    .default(1000)
    .describe('a call whose work takes longer is logged in one line, with where its time went; 0 logs none'),
  METRICS_PORT: z.coerce
    .number<string>({ error: 'expected a port from 0 to 65535' })
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('serve `/metrics` for Prometheus on this port, to this machine alone; absent, there are none'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}=*$/, { error: 'expected at least 16 letters, digits or - . _ ~ + /' })
    .optional()
    .describe('with it METRICS_PORT listens on HOST, and asks for `Authorization: Bearer TOKEN`'),
}

export interface Config extends MemberSettings {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** PostgreSQL itself, if `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined
  /** A standby for long reads. */
  databaseReadUrl: string | undefined
  storage: StorageSettings
  /** In bytes. */
  mostPictureCache: number
  /** Encrypts the tokens of share links; absent, a key of DATA_DIR does. */
  linkKey: Buffer | undefined
  /** In the format of Fastify's `trustProxy`. */
  trustProxy: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  encoder: EncoderSetting
  /** Whether this process does background work. */
  doesJobs: boolean
  loadsDemonstration: boolean
  /** Whether files of the demonstration are drawn in idle moments. */
  drawsWhenIdle: boolean
  /** Whether codes appear in the log: without a mail server, with demonstration accounts, and not in production. */
  printsCodes: boolean
  logLevel: z.output<typeof settings.LOG_LEVEL>
  /** How long everything is answered after a request to stop, in ms. */
  drainMs: number
  /** 0 for none. */
  slowCallMs: number
  /** Where metrics are served; absent, nowhere. */
  metrics: MetricsPlace | undefined
}

/** Reads the settings. Throws a SetupError that names an invalid one. An empty value counts as absent. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const parsed = z.object(settings).safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SetupError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, DRAIN_S, LOG_LEVEL } = parsed.data
  requireDatabaseUrl(parsed.data)
  const publicUrl = parsed.data.PUBLIC_URL ?? `http://localhost:${PORT}`
  const isOnlyHere = isLoopback(HOST) && isLoopback(new URL(publicUrl).hostname) && !parsed.data.TRUST_PROXY
  const demonstrationAccounts = demonstrationAccountsOf(parsed.data.DEMO_ACCOUNTS, isOnlyHere)
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: parsed.data.DATABASE_DIRECT_URL,
    databaseReadUrl: parsed.data.DATABASE_READ_URL,
    storage: readStorageSettings(parsed.data, resolve(DATA_DIR)),
    mostPictureCache: parsed.data.PICTURE_CACHE_MB * 1024 * 1024,
    publicUrl,
    linkKey: parsed.data.LINK_KEY,
    trustProxy: parsed.data.TRUST_PROXY,
    smtpUrl: parsed.data.SMTP_URL,
    mailFrom: parsed.data.MAIL_FROM,
    loginLimits: parsed.data.LOGIN_LIMITS ?? limitsOf(publicUrl.startsWith('https:') ? '254,8,20' : '20,8,8'),
    social: socialOf(parsed.data),
    demonstrationAccounts,
    isDemoMode: parsed.data.DEMO_MODE,
    encoder: parsed.data.ENCODER,
    printsCodes:
      demonstrationAccounts !== 'nowhere' && !parsed.data.SMTP_URL && environment['NODE_ENV'] !== 'production',
    doesJobs: parsed.data.JOBS,
    loadsDemonstration: DEMO ?? DATABASE_URL === undefined,
    drawsWhenIdle: parsed.data.DEMO_DRAW,
    logLevel: LOG_LEVEL,
    drainMs: DRAIN_S * 1000,
    slowCallMs: parsed.data.SLOW_CALL_MS,
    metrics: metricsOf(parsed.data),
  }
}

/** The owner's specification has 20, 8 and 8, which few real addresses and no good passwords fit: that is for one's own machine. */
function limitsOf(text: string): { email: number; code: number; password: number } {
  const [email = 0, code = 0, password = 0] = text.split(',').map(Number)
  return { email, code, password }
}

/** Throws a SetupError for a setting that makes sense only with a database of its own. */
function requireDatabaseUrl({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_READ_URL,
  JOBS,
}: z.output<z.ZodObject<typeof settings>>): void {
  if (DATABASE_URL) return
  for (const [name, given] of Object.entries({ DATABASE_DIRECT_URL, DATABASE_READ_URL }))
    if (given) throw new SetupError(`The setting DATABASE_URL is missing; ${name} needs it.`)
  if (!JOBS) throw new SetupError('The setting JOBS is wrong: 0 needs DATABASE_URL, so that a worker can do the work.')
}

/** Without a token only this machine may read them, wherever the product itself listens. */
function metricsOf({
  METRICS_PORT: port,
  METRICS_TOKEN: token,
  PORT,
  HOST,
}: z.output<z.ZodObject<typeof settings>>): MetricsPlace | undefined {
  if (port === undefined && token) throw new SetupError('The setting METRICS_PORT is missing; METRICS_TOKEN needs it.')
  if (port === undefined) return undefined
  if (port === PORT && port !== 0)
    throw new SetupError('The setting METRICS_PORT is wrong: expected another port than PORT.')
  return { port, token, host: token ? HOST : '127.0.0.1' }
}

function demonstrationAccountsOf(
  wish: boolean | undefined,
  isOnlyHere: boolean,
): MemberSettings['demonstrationAccounts'] {
  if (wish === undefined) return isOnlyHere ? 'this machine' : 'nowhere'
  return wish ? 'everywhere' : 'nowhere'
}

/** Checks Fastify's format. Fastify would take a bare number for an address that no proxy has. */
function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address = '', size, ...more] = entry.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isSize = size === undefined || (/^\d{1,3}$/.test(size) && Number(size) >= 1 && Number(size) <= bits)
  return bits > 0 && isSize && more.length === 0
}

function socialOf({
  SOCIAL_35_ISSUER: issuer,
  SOCIAL_35_CLIENT_ID: clientId,
  SOCIAL_35_CLIENT_SECRET: clientSecret,
  SOCIAL_35_NAME: name,
}: z.output<z.ZodObject<typeof settings>>): SocialProvider | undefined {
  if (!issuer) return undefined
  const { protocol, hostname } = new URL(issuer)
  // Plain HTTP can be tampered with (OpenID Connect Discovery 1.0, 7.1).
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new SetupError('The setting SOCIAL_35_ISSUER is wrong: expected an address that begins with https://.')
  if (!clientId) throw new SetupError('The setting SOCIAL_35_CLIENT_ID is missing; SOCIAL_35_ISSUER needs it.')
  return { issuer, clientId, clientSecret, name }
}
