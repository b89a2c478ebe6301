import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf, aPicture, aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { storageKeyOf } from '../storage/storage.ts'

const NOTHING = /^default-src 'none'; (?!.*-src)/

let quarry: TestApp
let webFolder: string
let picture: string

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'quarry-web-'))
  await writeFileInside(webFolder, 'index.html', '<title>Quarry</title>')
  await writeFileInside(webFolder, 'assets/main-1a2b.js', 'start()')
  quarry = await createTestApp({ webFolder })
  picture = await quarry.storage.put(await aPicture())
})
afterAll(async () => {
  await quarry.close()
  await rm(webFolder, { recursive: true })
})

const policyOf = async (address: string) =>
  String((await quarry.inject(address)).headers['content-security-policy']).split('; ')

describe('every answer', () => {
  it.each([
    '/',
    '/assets/main-1a2b.js',
    '/assets/gone.js',
    '/app-api/product/spu/page',
    '/app-api/product/nothing',
    '/app-api/%E0%A4%A',
    '/app-api/openapi.json',
    '/app-api/docs',
    '/app/perProject/list',
    '/app/nothing',
    '/images/none',
    '/images/%ff',
    `/images/${'a'.repeat(500)}`,
    '/files/none/none.pdf',
    '/healthz',
    '/%',
  ])('has a fixed media type, and nobody else may frame or embed it (%s)', async (address) => {
    const { headers } = await quarry.inject(address)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    })
    expect(headers['content-security-policy']).not.toMatch(/script-src(?! 'self';)|unsafe-eval|\*|https?:/)
  })
})

describe('another site', () => {
  it('is allowed to read nothing, and gets no request back by TRACE', async () => {
    const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST', 'x-told': 'told' }
    for (const method of ['GET', 'POST', 'OPTIONS', 'TRACE'] as const)
      for (const url of ['/app-api/product/spu/page', '/app/perProject/list', '/']) {
        // oxlint-disable-next-line no-await-in-loop -- a dozen calls
        const answer = await quarry.app.inject({ method: method as 'GET', url, headers })
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
        expect(answer.body).not.toContain('told')
      }
  })
})

describe('the page', () => {
  it('takes scripts and styles from our own files only, and never makes text into markup', async () => {
    expect(await policyOf('/product?skuId=1')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
      ]),
    )
  })

  it('shares no window with other sites, and uses no device feature except camera, clipboard and full screen', async () => {
    const { headers } = await quarry.inject('/')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    const features = String(headers['permissions-policy']).split(', ')
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'camera=(self)',
      'clipboard-write=(self)',
      'fullscreen=(self)',
    ])
    expect(features).toEqual(expect.arrayContaining(['geolocation=()', 'microphone=()', 'payment=()', 'usb=()']))
  })

  it('keeps its policy in a 304, and its files are cached forever', async () => {
    const first = await quarry.inject('/')
    const second = await quarry.inject('/', { 'if-none-match': String(first.headers.etag) })
    expect(second.statusCode).toBe(304)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(first.headers['cache-control']).toBe('no-cache')
    expect((await quarry.inject('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable')
  })
})

describe('the API', () => {
  it.each(['/app-api/product/spu/page', '/app-api/member/user/get', '/app-api/member/nothing', '/app-api/%'])(
    'loads nothing, and nobody caches it (%s)',
    async (address) => {
      const { headers } = await quarry.inject(address)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(NOTHING),
      })
    },
  )

  it('has a documentation page that allows its own style only', async () => {
    const { headers } = await quarry.inject('/app-api/docs')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /)
  })
})

describe('pictures and documents', () => {
  it('are cached forever as before, and a document stays in its sandbox', async () => {
    expect((await quarry.inject(`/images/${picture}`)).headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox/),
    })
    await writeFileInside(quarry.folder, 'sheet.pdf', aPdf)
    await quarry.importLines([aProduct({ files: [{ name: 'Sheet', kind: 'care', file: 'sheet.pdf' }] })])
    const { headers } = await quarry.inject(`/files/${storageKeyOf(aPdf)}/sheet.pdf`)
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': 'sandbox',
    })
  })
})

describe('a product at a public address', () => {
  it('requires HTTPS from then on; others do not', async () => {
    const open = await createTestApp({ webFolder, members: { publicUrl: 'https://quarry.example' }, beside: quarry })
    for (const address of ['/', '/app-api/product/spu/page', '/%']) {
      expect((await open.inject(address)).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
      expect((await quarry.inject(address)).headers['strict-transport-security']).toBeUndefined()
    }
    expect((await open.inject('/')).headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect((await quarry.inject('/')).headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    await open.close()
  })
})

describe('the address of a link', () => {
  it.each([
    '/share/the-token',
    '/share/project/the-token',
    '/share/the-token/',
    '/SHARE/the-token',
    '/share/the-token?x=1',
    '/share/%74he',
  ])('is hidden from other sites and search engines (%s)', async (address) => {
    const { headers, body } = await quarry.inject(address)
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    // Whose page it is, is told by the page alone.
    expect(body).toContain('<title>Shared with you</title>')
    expect(body).not.toContain('<title>Quarry')
  })

  it('has the headers of the page otherwise', async () => {
    for (const address of ['/', '/shared', '/sharePreview/7'])
      expect((await quarry.inject(address)).headers['x-robots-tag']).toBeUndefined()
  })
})
