import sharp from 'sharp'
import { expect, it } from 'vitest'
import { exportBoard } from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'
import { repeatOf } from '../../contract/boards/scale.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { aChip, anOwnPicture, aSample } from '../../server/testing/boards.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { layBoards, someSamples } from '../stage/boards-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'
import { likeness } from './likeness.ts'

const stage = setMembersStage()

it('a board looks the same in a browser and in the downloaded picture', async () => {
  const ada = await memberOf(stage.shop)
  const [board = ''] = await layBoards(stage.shop, ada, [{ name: 'Lobby', items: await someOfAll(ada) }])
  const page = await stage.enter({ viewport: { width: 1920, height: 1080 } })
  await openAs(ada, page, { url: `${stage.shop.server.url}/material/${board}?look=1` })
  const paper = page.getByRole('region', { name: /Lobby/ }).locator('> div').first()
  await paper.waitFor()
  await page.waitForLoadState('networkidle')
  const screen = await paper.screenshot({ animations: 'disabled' })
  const answer = await fetch(stage.shop.server.url + exportBoard.path, {
    method: exportBoard.method,
    headers: { ...ada.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: board, format: 'png', dpi: 144, legend: 0 }),
  })
  expect(answer.status).toBe(200)
  const file = Buffer.from(await answer.arrayBuffer())
  expect(await likeness(screen, file)).toBeGreaterThanOrEqual(0.98)
})

/** Every kind of item in every shape. */
async function someOfAll(ada: TestMember): Promise<Item[]> {
  const [oak, other, third] = await someSamples(stage.shop, 3)
  const [floor] = await someSamples(stage.shop, 1, { toScale: true })
  if (!oak || !other || !third || !floor) throw new Error('the shop has no SKUs')
  const { color: _color, name: _name, mask: _mask, shadow: _shadow, label: _label, ...plain } = aChip()
  const own = (place: number) => ({ id: crypto.randomUUID(), z: place })
  const photo = anOwnPicture(await sendPhoto(ada), {
    ...own(9),
    x: 25,
    y: 125,
    w: 80,
    h: 36,
    flipX: true,
    crop: { x: 0.1, y: 0.2, w: 0.6, h: 0.5 },
  })
  return [
    photo,
    { ...plain, ...own(0), type: 'frame', x: 15, y: 15, w: 230, h: 150, name: 'Floor and wall', fill: '#f1ede4' },
    aSample(oak.skuId, oak.snapshot, { ...own(1), x: 25, y: 30, w: 90, h: 90 }),
    aSample(other.skuId, other.snapshot, {
      ...own(2),
      x: 130,
      y: 35,
      w: 80,
      h: 80,
      rotation: 12,
      mask: 'pinked',
      laid: 2,
    }),
    aSample(third.skuId, third.snapshot, {
      ...own(3),
      x: 260,
      y: 25,
      w: 70,
      h: 70,
      mask: 'circle',
      laid: 3,
      flipX: true,
    }),
    aSample(floor.skuId, floor.snapshot, {
      ...own(4),
      x: 250,
      y: 130,
      w: 140,
      h: 70,
      laid: 4,
      trueScale: true,
      tileRepeat: repeatOf(floor.snapshot, 2),
    }),
    aChip({ ...own(5), x: 350, y: 30, w: 40, h: 40, shadow: true, opacity: 0.8 }),
    {
      ...plain,
      ...own(6),
      type: 'shape',
      shape: 'arrow',
      x: 40,
      y: 200,
      w: 120,
      h: 12,
      rotation: -10,
      fill: null,
      stroke: '#a6492b',
      strokeWidth: 1.5,
    },
    {
      ...plain,
      ...own(7),
      type: 'shape',
      shape: 'ellipse',
      x: 180,
      y: 190,
      w: 50,
      h: 30,
      fill: '#3e6b57',
      stroke: '#211f1b',
      strokeWidth: 1,
    },
    {
      ...plain,
      ...own(8),
      type: 'text',
      x: 30,
      y: 225,
      w: 200,
      h: 40,
      text: 'Harbour hotel, lobby: what is warm under the hand',
      level: 'title',
      align: 'left',
      color: '#211f1b',
      size: 10,
    },
  ]
}

/** A photograph with visible detail everywhere. */
async function sendPhoto({ headers }: TestMember): Promise<string> {
  const [width, height] = [400, 240]
  const waves = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return 128 + 60 * Math.sin(x / 19) + 50 * Math.sin(y / 13 + x / 60)
  })
  const form = new FormData()
  form.set('directory', 'board')
  const photo = await sharp(waves, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png')
  const answer = await fetch(stage.shop.server.url + uploadFile.path, { method: 'POST', headers, body: form })
  const { data } = (await answer.json()) as { data: string }
  return /^\/private\/([0-9a-f]{32})/.exec(data)?.[1] ?? ''
}
