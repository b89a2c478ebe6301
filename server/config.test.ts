import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, settings } from './config.ts'
import { SetupError } from './platform/setup-error.ts'

const A_DATABASE = 'postgres://user:password@host/database, or host:port,host:port for several hosts'
const A_SENDER = 'one address, such as Quarry <quarry@example.com>'

const A_KEY = '32 random bytes in base64, as `openssl rand -base64 32` writes them'

describe('the settings', () => {
  it('have working defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseReadUrl: undefined,
      storage: { dataDir: resolve('data'), to: undefined, from: undefined },
      mostPictureCache: 5000 * 1024 * 1024,
      publicUrl: 'http://localhost:3000',
      linkKey: undefined,
      trustProxy: undefined,
      smtpUrl: undefined,
      mailFrom: 'Quarry <quarry@localhost>',
      loginLimits: { email: 20, code: 8, password: 8 },
      social: undefined,
      demonstrationAccounts: 'this machine',
      isDemoMode: false,
      encoder: { kind: 'embedded' },
      printsCodes: true,
      loadsDemonstration: true,
      drawsWhenIdle: true,
      logLevel: 'info',
      doesJobs: true,
      drainMs: 0,
      slowCallMs: 1000,
      metrics: undefined,
    })
  })

  it('load no demonstration into an external database unless asked to', () => {
    const DATABASE_URL = 'postgres://quarry@localhost/quarry'
    expect(readConfig({ DATABASE_URL }).loadsDemonstration).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).loadsDemonstration).toBe(true)
    expect(readConfig({ DEMO: '0' }).loadsDemonstration).toBe(false)
  })

  it('have the demonstration drawn in idle moments unless asked not to', () => {
    expect(readConfig({ DEMO_DRAW: '0' }).drawsWhenIdle).toBe(false)
    expect(() => readConfig({ DEMO_DRAW: 'no' })).toThrow('The setting DEMO_DRAW is wrong: expected 0 or 1.')
  })

  it('keep the metrics on this machine unless a token guards them', () => {
    const from = (environment: Record<string, string>) => readConfig({ HOST: '0.0.0.0', ...environment }).metrics
    const METRICS_TOKEN = 'a-token-for-prometheus'
    expect(from({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464, token: undefined })
    expect(from({ METRICS_PORT: '9464', METRICS_TOKEN })).toEqual({ host: '0.0.0.0', port: 9464, token: METRICS_TOKEN })
    expect(() => from({ METRICS_TOKEN })).toThrow(SetupError)
    expect(() => from({ METRICS_PORT: '3000' })).toThrow(SetupError)
  })

  it('count as absent if they are empty', () => {
    expect(readConfig({ PORT: '', DATA_DIR: '' })).toMatchObject({ port: 3000, dataDir: resolve('data') })
  })

  it('restrict demonstration accounts and printed codes to this machine unless asked to', () => {
    const from = (environment: Record<string, string>) => readConfig(environment).demonstrationAccounts
    expect(from({ PUBLIC_URL: 'http://127.0.0.1:8080/' })).toBe('this machine')
    expect(from({ PUBLIC_URL: 'https://quarry.example' })).toBe('nowhere')
    expect(from({ HOST: '0.0.0.0' })).toBe('nowhere')
    expect(from({ HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' })).toBe('everywhere')
    expect(from({ DEMO_ACCOUNTS: '0' })).toBe('nowhere')
    // A proxy forwards calls of other machines.
    expect(from({ TRUST_PROXY: '127.0.0.1' })).toBe('nowhere')
    expect(readConfig({ SMTP_URL: 'smtp://localhost' }).printsCodes).toBe(false)
    expect(readConfig({ NODE_ENV: 'production' }).printsCodes).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0' }).printsCodes).toBe(false)
  })

  it.each([
    ['models/own.onnx', { kind: 'file', file: resolve('models/own.onnx') }],
    ['siglip2-base', { kind: 'hub', model: 'onnx-community/siglip2-base-patch16-224-ONNX' }],
    ['google/siglip2-so400m-patch16-384', { kind: 'hub', model: 'onnx-community/siglip2-so400m-patch16-384-ONNX' }],
    ['Xenova/siglip-base-patch16-224', { kind: 'hub', model: 'Xenova/siglip-base-patch16-224' }],
    ['./models/siglip', { kind: 'folder', folder: resolve('models/siglip') }],
    ['/srv/models/siglip', { kind: 'folder', folder: '/srv/models/siglip' }],
  ])('name an encoder: %s', (ENCODER, encoder) => {
    expect(readConfig({ ENCODER }).encoder).toEqual(encoder)
  })

  it.each([
    ['PORT', 'eighty', 'a port from 0 to 65535'],
    ['PORT', '65536', 'a port from 0 to 65535'],
    ['DEMO', 'yes', '0 or 1'],
    ['DRAIN_S', '-1', 'seconds from 0 to 600'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
    ['DATABASE_URL', 'mysql://x', A_DATABASE],
    ['DATABASE_URL', 'postgres://a:5432,b:none/quarry', A_DATABASE],
    ['DATABASE_DIRECT_URL', 'pgbouncer', A_DATABASE],
    ['LINK_KEY', 'too-short', A_KEY],
    ['LINK_KEY', '='.repeat(44), A_KEY],
    ['MAIL_FROM', 'hello', A_SENDER],
    ['MAIL_FROM', 'a@quarry.test, b@quarry.test', A_SENDER],
    ['MAIL_FROM', 'Quarry, Inc <a@quarry.test>', A_SENDER],
    ['MAIL_FROM', 'Quarry <a@quarry.test> <b@quarry.test>', A_SENDER],
    ['MAIL_FROM', 'Quarry <a@quarry.test>\r\nBcc: eve@quarry.test', A_SENDER],
    ['MAIL_FROM', 'Quarry\nBcc: eve@quarry.test <a@quarry.test>', A_SENDER],
    ['MAIL_FROM', 'Quarry <hello>', A_SENDER],
    [
      'ENCODER',
      'siglip3',
      'embedded, a file that ends in .onnx, siglip2-base or the like, owner/name of a model, or ./folder',
    ],
  ])('are reported in one line if they are wrong: %s=%s', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new SetupError(`The setting ${name} is wrong: expected ${expected}.`),
    )
  })

  it.each(['a@quarry.test', 'Quarry <a@quarry.test>', '采石 <a@quarry.test>', '"Quarry, Inc." <a@材料.test>'])(
    'name a sender: %s',
    (MAIL_FROM) => {
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
    },
  )

  it('take the key of share links as openssl writes it', () => {
    const key = randomBytes(32)
    expect(readConfig({ LINK_KEY: key.toString('base64') }).linkKey).toEqual(key)
    expect(readConfig({ LINK_KEY: key.toString('base64url') }).linkKey).toEqual(key)
  })

  it('name a pooler or a standby only beside a database', () => {
    const standby = { DATABASE_READ_URL: 'postgres://standby/quarry' }
    expect(() => readConfig(standby)).toThrow(
      new SetupError('The setting DATABASE_URL is missing; DATABASE_READ_URL needs it.'),
    )
    const DATABASE_URL = 'postgres://a:5432,b:5432/quarry'
    expect(readConfig({ ...standby, DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseReadUrl: standby.DATABASE_READ_URL,
    })
  })

  it('accept only addresses and networks as proxies, because anything else would trust none', () => {
    for (const TRUST_PROXY of ['127.0.0.1', '10.0.0.0/8, 2001:db8::/32', 'loopback,uniquelocal'])
      expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY)
    for (const TRUST_PROXY of ['1', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/8/8'])
      expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY is wrong: expected addresses or networks')
  })

  it('name a social provider by its address and our client id', () => {
    const SOCIAL_35_ISSUER = 'https://id.example'
    expect(readConfig({ SOCIAL_35_ISSUER, SOCIAL_35_CLIENT_ID: 'quarry' }).social).toEqual({
      issuer: SOCIAL_35_ISSUER,
      clientId: 'quarry',
      clientSecret: undefined,
      name: 'SSO',
    })
    expect(() => readConfig({ SOCIAL_35_ISSUER })).toThrow('SOCIAL_35_CLIENT_ID is missing')
    const plain = (host: string) => readConfig({ SOCIAL_35_ISSUER: `http://${host}`, SOCIAL_35_CLIENT_ID: 'quarry' })
    expect(() => plain('id.example')).toThrow('SOCIAL_35_ISSUER is wrong: expected an address that begins with https')
    expect(plain('127.0.0.1:4000').social?.issuer).toBe('http://127.0.0.1:4000')
    expect(() => readConfig({ LOGIN_LIMITS: '20,8' })).toThrow('LOGIN_LIMITS is wrong: expected three numbers')
    expect(readConfig({ LOGIN_LIMITS: '100,8,64' }).loginLimits).toEqual({ email: 100, code: 8, password: 64 })
  })

  it('let real addresses and longer passwords in where others are served', () => {
    const limitsAt = (PUBLIC_URL: string, more = {}) => readConfig({ PUBLIC_URL, ...more }).loginLimits
    expect(limitsAt('https://quarry.example')).toEqual({ email: 254, code: 8, password: 20 })
    expect(limitsAt('http://quarry.example')).toEqual({ email: 20, code: 8, password: 8 })
    expect(limitsAt('https://quarry.example', { LOGIN_LIMITS: '20,8,8' })).toEqual({ email: 20, code: 8, password: 8 })
  })

  it('leave background work to a worker only if it can share the database', () => {
    expect(() => readConfig({ JOBS: '0' })).toThrow('JOBS is wrong: 0 needs DATABASE_URL')
    expect(readConfig({ JOBS: '0', DATABASE_URL: 'postgres://quarry@db/quarry' }).doesJobs).toBe(false)
  })

  it('are all described in README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| .* \| (.+) \|$/gm)].map(([, name, meaning]) => [
      name,
      meaning,
    ])
    expect(rows).toEqual(Object.entries(settings).map(([name, schema]) => [name, schema.description]))
  })
})
