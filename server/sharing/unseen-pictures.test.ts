import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { OwnPicture } from '../../contract/boards/item.ts'
import { createProject } from '../../contract/projects.ts'
import { approveShared, exportApproval } from '../../contract/sharing/approval-calls.ts'
import { fieldsOfPreset } from '../../contract/sharing/links.ts'
import * as sending from '../../contract/sharing/sending-calls.ts'
import { exportShared, getShared } from '../../contract/sharing/shown-calls.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { compareVersions, createVersion, getVersion } from '../../contract/versions.ts'
import { anOwnPicture } from '../testing/boards.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/**
 * Through each door by which a board's pictures leave, decodes every picture that leaves and looks for colours that were cropped
 * away, masked away, or lie beyond the paper's edge.
 */

const [WIDTH, HEIGHT] = [416, 320]
/** In blocks of 16 pixels, which JPEG keeps apart. */
const RIGHT = [{ left: 208, top: 0, width: 208, height: HEIGHT }]
const CORNERS = [
  { left: 0, top: 0 },
  { left: 368, top: 0 },
  { left: 0, top: 288 },
  { left: 368, top: 288 },
].map((at) => ({ ...at, width: 48, height: 32 }))
const PAPER = { width: 420, height: 297 }
const SEEN = '#2f7a4f'

interface Cut {
  secret: string
  areas: typeof CORNERS
  laid: Partial<OwnPicture>
  isSecret(red: number, green: number, blue: number): boolean
}
const CUTS = {
  cropped: {
    secret: '#ff00ff',
    areas: RIGHT,
    laid: { crop: { x: 0, y: 0, w: 0.5, h: 1 }, w: 52, h: 80 },
    isSecret: (red, green, blue) => red > 120 && blue > 120 && green < 100,
  },
  masked: {
    secret: '#0000ff',
    areas: CORNERS,
    laid: { mask: 'circle', y: 150, w: 104, h: 80 },
    isSecret: (red, green, blue) => blue > 130 && red < 100 && green < 100,
  },
  beyond: {
    secret: '#ff0000',
    areas: RIGHT,
    laid: { x: PAPER.width - 52, w: 104, h: 80 },
    isSecret: (red, green, blue) => red > 130 && green < 100 && blue < 100,
  },
} satisfies Record<string, Cut>
const cuts = Object.entries(CUTS) as [keyof typeof CUTS, Cut][]

let quarry: TestApp
let ada: TestMember
let cam: TestMember
let id: string
let guest: Record<string, string>
/** Of what was sent of the board's project. */
let client: Record<string, string>
let composition: InputOf<typeof sending.previewSending>
const keys = {} as Record<keyof typeof CUTS, string>

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  cam = await memberIn(quarry, { nickname: 'Cam' })
  for (const [name, cut] of cuts) {
    const file = await aPicture(cut)
    const { data } = await quarry.upload(uploadFile, { fields: { directory: 'board' }, file }, ada.headers)
    keys[name] = /private\/(\w+)/.exec(data)?.[1] ?? ''
  }
  const size = { width: WIDTH, height: HEIGHT }
  const items = cuts.map(([name, { laid }]) => anOwnPicture(keys[name], { ...laid, ...size }))
  const projectId = (await quarry.call(createProject, { name: 'Harbour flat' }, ada.headers)).data
  id = (await quarry.call(calls.createBoard, { name: 'Lobby', items, canvas: PAPER, projectId }, ada.headers)).data
  await letWorkOn(quarry, { kind: 'board', refId: id }, cam, 'comment')
  guest = (await linkOf(quarry, ada, { kind: 'board', refId: id, role: 'approve' })).headers
  const fields = fieldsOfPreset('client', 'project')
  composition = { projectId, parts: [{ kind: 'board', refId: id }], fields, language: 'en' }
  client = (await linkOf(quarry, ada, { kind: 'project', refId: projectId, role: 'approve' })).headers
  const { contentHash } = (await quarry.call(sending.previewSending, composition, ada.headers)).data
  await quarry.call(sending.sendVersion, { ...composition, contentHash }, ada.headers)
})
afterAll(() => quarry.close())

async function aPicture({ secret, areas }: Cut): Promise<Buffer> {
  const covers = areas.map(({ left, top, width, height }) => ({
    input: { create: { width, height, channels: 3 as const, background: secret } },
    left,
    top,
  }))
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SEEN } })
    .composite(covers)
    .png()
    .toBuffer()
}

/** The pixels of a picture in each secret colour, and in the one that may be seen. */
async function countIn(picture: Uint8Array): Promise<Record<keyof typeof CUTS | 'seen', number>> {
  const { data } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const count = { seen: 0, cropped: 0, masked: 0, beyond: 0 }
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const secret = cuts.find(([, { isSecret }]) => isSecret(red, green, blue))
    if (secret) count[secret[0]] += 1
    else if (green > red + 40 && green > blue + 20) count.seen += 1
  }
  return count
}

const bytesOf = async (endpoint: Parameters<typeof requestOf>[0], input: object, headers: Record<string, string>) => {
  const { statusCode, rawPayload } = await quarry.app.inject(requestOf(endpoint, input, headers))
  expect(statusCode).toBe(200)
  return rawPayload
}
const inSvg = (svg: Buffer) =>
  [...svg.toString().matchAll(/data:image\/jpeg;base64,([^"]+)/g)].map(([, data = '']) => Buffer.from(data, 'base64'))
async function inPdf(bytes: Buffer): Promise<Uint8Array[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ contents }) => contents)
}
/** By their key. */
function inJson(json: Buffer): Map<string, Buffer> {
  const { pictures } = JSON.parse(json.toString()) as { pictures: Record<string, string> }
  return new Map(Object.entries(pictures).map(([key, data]) => [key, Buffer.from(data, 'base64')]))
}
const atAddresses = async (addresses: Record<string, string> = {}) =>
  Promise.all(
    Object.values(addresses).map(async (address) => {
      const { statusCode, rawPayload } = await quarry.inject(address)
      expect(statusCode).toBe(200)
      return rawPayload
    }),
  )

const exported = async (format: string, { headers } = ada) =>
  bytesOf(calls.exportBoard, { id, format, dpi: 100 }, headers)
const boardSeenBy = async (headers: Record<string, string>) => (await quarry.call(calls.getBoard, { id }, headers)).data
const shown = async () => (await quarry.call(getShared, {}, guest)).data
/** What `look` finds while the board is published. */
async function whilePublished<Found>(look: () => Promise<Found>): Promise<Found> {
  const change = async (visibility: string) => {
    const { version } = await boardSeenBy(ada.headers)
    await quarry.call(calls.updateBoard, { id, version, board: { visibility, showsPictures: true } }, ada.headers)
  }
  await change('published')
  const found = await look()
  await change('private')
  return found
}
const versionOf = async () =>
  (await quarry.call(createVersion, { kind: 'board', refId: id, name: 'First' }, ada.headers)).data
const approvalOf = async () => {
  const { contentHash } = await shown()
  return (await quarry.call(approveShared, { name: 'Client', note: '', contentHash }, guest)).data
}

const sentDecision = async () => {
  const { version } = (await quarry.call(sending.getShownVersion, {}, client)).data
  const seen = { number: 1, contentHash: version?.contentHash ?? '' }
  return (await quarry.call(sending.decideOnVersion, { ...seen, name: 'Client', verdict: 'approved' }, client)).data
}

/** The pictures that leave by each door. */
const DOORS: Record<string, () => Promise<Uint8Array[]>> = {
  'an SVG': async () => inSvg(await exported('svg')),
  'a PDF': async () => inPdf(await exported('pdf')),
  'a PNG': async () => [await exported('png')],
  'a board’s file': async () => {
    const pictures = inJson(await exported('json'))
    // Who edits may lay pictures beside the paper, to be used later.
    pictures.delete(keys.beyond)
    return [...pictures.values()]
  },
  'the file of who may comment': async () => [...inJson(await exported('json', cam)).values()],
  'a guest’s page': async () => atAddresses((await shown()).board?.pictures),
  'a guest’s PDF': async () => inPdf(await bytesOf(exportShared, { format: 'pdf', language: 'en' }, guest)),
  'an approval’s PDF': async () =>
    inPdf(await bytesOf(exportApproval, { id: await approvalOf(), language: 'en' }, ada.headers)),
  'a version that is about to be sent': async () => {
    const { parts: _parts, letter: _letter, ...terms } = composition
    const part = { ...terms, kind: 'board' as const, refId: id }
    return atAddresses((await quarry.call(sending.previewSentPart, part, ada.headers)).data.board?.pictures)
  },
  'a version that was sent': async () =>
    atAddresses((await quarry.call(sending.getShownPart, { number: 1, place: 1 }, client)).data.board?.pictures),
  'a version’s PDF': async () =>
    inPdf(await bytesOf(sending.exportShownVersion, { number: 1, format: 'pdf', language: 'en' }, client)),
  'a decision’s PDF': async () =>
    inPdf(await bytesOf(sending.exportShownDecision, { id: await sentDecision(), language: 'en' }, client)),
  'a published board': async () => whilePublished(async () => atAddresses((await boardSeenBy({})).pictures)),
  'a published card': async () => whilePublished(async () => atAddresses({ card: (await boardSeenBy({})).thumbnail })),
  'the board of who may comment': async () => atAddresses((await boardSeenBy(cam.headers)).pictures),
  'what changed, for who may comment': async () =>
    atAddresses((await quarry.call(calls.getBoardChanges, { id, since: 0 }, cam.headers)).data.pictures),
  'a version, for who may comment': async () =>
    atAddresses((await quarry.call(getVersion, { id: await versionOf() }, cam.headers)).data.board?.pictures),
  'versions compared, for who may comment': async () => {
    const { data } = await quarry.call(compareVersions, { id: await versionOf() }, cam.headers)
    return [...(await atAddresses(data.before.board?.pictures)), ...(await atAddresses(data.after.board?.pictures))]
  },
  'a copy by who may comment': async () => {
    const { data: copy } = await quarry.call(calls.duplicateBoard, { id }, cam.headers)
    return atAddresses((await quarry.call(calls.getBoard, { id: copy }, cam.headers)).data.pictures)
  },
}

it.each(Object.entries(DOORS))(
  'nothing that is cropped, masked or beyond the paper leaves in %s',
  async (_door, open) => {
    const pictures = await open()
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures)
      expect(await countIn(picture)).toEqual({
        cropped: 0,
        masked: 0,
        beyond: 0,
        seen: expect.toSatisfy((n) => n > 500),
      })
  },
)

it('no address that a guest makes of theirs leads to more of the picture', async () => {
  const address = (await shown()).board?.pictures?.[keys.cropped] ?? ''
  expect(address).toMatch(/&parts=/)
  const tried = [
    address.replace(/&parts=[^&]*/, ''),
    address.replace(/&parts=[^&]*/, '&parts='),
    address.replace(/&parts=/, '&parts=A'),
    address.replace(/until=\d+/, (until) => `${until}:`),
    `/private/${keys.cropped}`,
    `/images/${keys.cropped}?width=1920`,
  ]
  for (const other of tried) expect([other, (await quarry.inject(other)).statusCode]).toEqual([other, 404])
  // Of a repeated parameter one counts.
  for (const other of [`${address}&parts=`, address.replace('&parts=', '&parts=&parts=')]) {
    const { statusCode, rawPayload } = await quarry.inject(other)
    expect([other, statusCode, (await countIn(rawPayload)).cropped]).toEqual([other, 200, 0])
  }
})

it('who edits the board sees whole pictures, and so does an owner who imports its file again', async () => {
  const address = (await boardSeenBy(ada.headers)).pictures[keys.cropped] ?? ''
  const [whole] = await atAddresses({ address })
  expect((await countIn(whole ?? Buffer.alloc(0))).cropped).toBeGreaterThan(50_000)
  const file = (await exported('json')).toString()
  const { data } = await quarry.call(calls.importBoard, { file }, ada.headers)
  const { pictures } = (await quarry.call(calls.getBoard, { id: data.id }, ada.headers)).data
  expect(Object.keys(pictures).toSorted()).toEqual(Object.values(keys).toSorted())
})
