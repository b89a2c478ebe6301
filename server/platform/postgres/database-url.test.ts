import { describe, expect, it } from 'vitest'
import { readDatabaseUrl } from './database-url.ts'

const hostsOf = (text: string) => readDatabaseUrl(text)?.hosts?.map(({ host, port }) => `${host} ${port}`)

describe('the address of a database', () => {
  it.each([
    'postgres://quarry:secret@db.example:5432/quarry?sslmode=require',
    'postgresql://quarry@%2Fvar%2Frun/quarry',
    'postgres:///quarry?host=/var/run/postgresql&user=quarry',
  ])('with one host stays as it is: %s', (text) => {
    expect(readDatabaseUrl(text)).toEqual({ connectionString: text })
  })

  it('may name several hosts, each with its port', () => {
    expect(readDatabaseUrl('postgres://quarry:p%40ss@a,b:5433/quarry?sslmode=require')).toEqual({
      connectionString: 'postgres://quarry:p%40ss@a:5432/quarry?sslmode=require',
      hosts: [
        { host: 'a', port: 5432 },
        { host: 'b', port: 5433 },
      ],
    })
    expect(hostsOf('postgres://[::1]:5432,[::2]/quarry')).toEqual(['::1 5432', '::2 5432'])
  })

  it('may name several sockets, with one port for all or one for each', () => {
    expect(hostsOf('postgres:///quarry?host=/a,/b&port=6000')).toEqual(['/a 6000', '/b 6000'])
    expect(hostsOf('postgres:///quarry?host=/a,/b&port=6000,6001')).toEqual(['/a 6000', '/b 6001'])
    expect(readDatabaseUrl('postgres:///quarry?host=/a,/b&user=me')?.connectionString).toBe(
      'postgres://%2Fa:5432/quarry?user=me',
    )
  })

  it.each([
    'mysql://quarry@db/quarry',
    'quarry',
    'postgres://quarry@a:5432,/quarry',
    'postgres://quarry@a:99999,b/quarry',
    'postgres://quarry@a:x,b/quarry',
    'postgres://quarry@a%zz,b/quarry',
    'postgres:///quarry?host=/a,/b,/c&port=1,2',
    'postgres:///quarry?host=/a,',
  ])('is refused if it makes no sense: %s', (text) => {
    expect(readDatabaseUrl(text)).toBeUndefined()
  })
})
