import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, settings } from './config.ts'

describe('the settings', () => {
  it('have the defaults that running asks for', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      loadsDemonstration: true,
      logLevel: 'info',
    })
  })

  it('load no demonstration into a database elsewhere unless asked to', () => {
    const DATABASE_URL = 'postgres://quarry@localhost/quarry'
    expect(readConfig({ DATABASE_URL }).loadsDemonstration).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).loadsDemonstration).toBe(true)
    expect(readConfig({ DEMO: '0' }).loadsDemonstration).toBe(false)
  })

  it('count as absent where they are empty', () => {
    expect(readConfig({ PORT: '', DATA_DIR: '' })).toMatchObject({ port: 3000, dataDir: resolve('data') })
  })

  it('stand in README, each with its meaning', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| .* \| (.+) \|$/gm)].map(([, name, meaning]) => [name, meaning])
    expect(rows).toEqual(Object.entries(settings).map(([name, schema]) => [name, schema.description]))
  })
})
