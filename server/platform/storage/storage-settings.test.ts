import { expect, it } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { readStorageSettings } from './storage-settings.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'a-secret' }
const read = (given: object) => readStorageSettings({ ...KEYS, ...given }, '/data')

it('files are in the data folder unless a store is named', () => {
  expect(readStorageSettings({}, '/data')).toEqual({ dataDir: '/data', to: undefined, from: undefined })
  expect(read({ STORAGE_URL: 's3://shop/files/?endpoint=http://store:9000/&region=eu' }).to).toEqual({
    address: 'http://store:9000/shop',
    prefix: 'files/',
    region: 'eu',
    keys: { accessKeyId: 'id', secretAccessKey: 'a-secret', sessionToken: undefined },
  })
  expect(read({ STORAGE_URL: 's3://shop?region=eu-north-1' }).to?.address).toBe(
    'https://s3.eu-north-1.amazonaws.com/shop',
  )
})

it('files move from the data folder, from a store, and between two with keys of their own', () => {
  expect(read({ STORAGE_URL: 's3://shop', STORAGE_FROM_URL: 'file:' }).from).toBe('files')
  expect(read({ STORAGE_FROM_URL: 's3://shop' })).toMatchObject({ to: undefined, from: { prefix: '' } })
  const own = { STORAGE_FROM_ACCESS_KEY_ID: 'other', STORAGE_FROM_SECRET_ACCESS_KEY: 'secret' }
  expect(read({ STORAGE_URL: 's3://shop', STORAGE_FROM_URL: 's3://older', ...own }).from).toMatchObject({
    keys: { accessKeyId: 'other' },
  })
})

it.each([
  [{ STORAGE_URL: 'http://shop' }, 'expected s3://bucket?endpoint=https://host&region=name'],
  [{ STORAGE_URL: 's3://Shop_1' }, 'expected s3://bucket'],
  [{ STORAGE_URL: 's3://id:a-secret@shop' }, 'keys belong into AWS_ACCESS_KEY_ID'],
  [{ STORAGE_URL: 's3://shop?secret=a-secret' }, 'it knows only endpoint and region'],
  [{ STORAGE_URL: 's3://shop?endpoint=store:9000' }, 'its endpoint must be an address'],
  [{ STORAGE_URL: 's3://shop', AWS_SECRET_ACCESS_KEY: undefined }, 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  [{ STORAGE_URL: 's3://shop', STORAGE_FROM_URL: 's3://shop' }, 'names the place where files already go'],
  [{ STORAGE_FROM_URL: 'file:' }, 'names the place where files already go'],
])('%j is refused in one line that holds no secret', (given, words) => {
  expect(() => read(given)).toThrow(SetupError)
  expect(() => read(given)).toThrow(words)
  expect(() => read(given)).not.toThrow('a-secret')
})
