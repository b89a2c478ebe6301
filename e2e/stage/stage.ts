import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import type { CatalogueTables } from '../../server/catalogue/tables.ts'
import { connect } from '../../server/platform/postgres/database.ts'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import { visit } from './browser.ts'
import type { Visit, VisitOptions } from './browser.ts'
import { openFilledShop } from './catalogue.ts'
import type { SharedShop, Shop } from './catalogue.ts'
import type { Fill, OpenShop } from './shared-shops.ts'

/** What the browser writes of a request that came to nothing. */
export const FAILED_REQUEST = /^Failed to load resource/

export interface Stage<Place extends SharedShop = Shop> {
  readonly shop: Place
  /** Who plays the story. */
  readonly person: Visit
  /** Brings the person on, in front of an empty page. */
  enter(options?: VisitOptions): Promise<Page>
  /** Brings the person on, to an address of the shop. */
  visit(path?: string, options?: VisitOptions): Promise<Page>
  /** Brings somebody else on beside the person, with a browser of their own; they leave together. */
  enterBeside(options?: VisitOptions): Promise<Page>
  /** Opens another tab of the person's browser, at an address of the shop. */
  openTab(path?: string): Promise<Page>
  /** A complaint that this story means to provoke is no fault. */
  forgive(complaint: RegExp): void
}

/**
 * For a file of stories: one shop for all, opened within `patienceMs`, a new person for each; whatever their browser
 * complains of fails the story.
 */
export function setStage(open: () => Promise<Shop> = () => openFilledShop(), patienceMs = 120_000): Stage {
  return setUp({ open, patienceMs })
}

/**
 * For a file of stories that change nothing on the server: the shop is that of all such files. A story that writes fails, by the
 * page or by the database.
 */
export function setReadingStage(fill: Fill = 'catalogue'): Stage<SharedShop> {
  return setUp({ open: () => enterSharedShop(fill, { isReading: true }), patienceMs: 120_000, isReading: true })
}

/**
 * For a file of stories in which members write nothing but what is their own, each as somebody whom the story made: the shop is
 * that of all such files.
 */
export function setMembersStage(fill: Fill = 'members'): Stage<SharedShop> {
  return setUp({ open: () => enterSharedShop(fill), patienceMs: 180_000 })
}

interface Setting<Place> {
  open: () => Promise<Place>
  patienceMs: number
  isReading?: boolean
}

function setUp<Place extends SharedShop>({ open, patienceMs, isReading = false }: Setting<Place>): Stage<Place> {
  let shop: Place
  let person: Visit | undefined
  let others: Visit[] = []
  let complaints: string[] = []
  let forgiven: RegExp[] = []
  const leave = async () => {
    const leaving = [...(person ? [person] : []), ...others]
    person = undefined
    others = []
    complaints.push(...leaving.flatMap(({ faults }) => faults))
    await Promise.all(leaving.map((one) => one.close()))
  }
  beforeAll(async () => {
    shop = await open()
  }, patienceMs)
  afterAll(() => shop.close())
  // A story that fails is played once more: it begins with nobody there, nothing said and nothing forgiven.
  beforeEach(async () => {
    await leave()
    complaints = []
    forgiven = []
  })
  afterEach(async () => {
    await leave()
    const faults = complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))
    expect(faults).toEqual([])
  })

  const enter = async (options?: VisitOptions): Promise<Page> => {
    await leave()
    person = await visit(options)
    if (isReading) reportWriting(person)
    return person.page
  }
  return {
    get shop() {
      return shop
    },
    get person() {
      if (!person) throw new Error('nobody has entered')
      return person
    },
    enter,
    async visit(path = '/', options = {}) {
      const page = await enter(options)
      await page.goto(shop.server.url + path)
      return page
    },
    async enterBeside(options) {
      const other = await visit(options)
      others.push(other)
      return other.page
    },
    async openTab(path = '/') {
      if (!person) throw new Error('nobody has entered')
      const tab = await person.context.newPage()
      await tab.goto(shop.server.url + path)
      return tab
    },
    forgive(complaint) {
      forgiven.push(complaint)
    },
  }
}

/** What a page sends that may change something on the server is held against it. */
function reportWriting({ context, faults }: Visit): void {
  context.on('request', (request) => {
    if (request.method() !== 'GET') faults.push(`a reading story sent ${request.method()} ${request.url()}`)
  })
}

async function enterSharedShop(fill: Fill, { isReading = false } = {}): Promise<SharedShop> {
  const answer = await fetch(`${inject('sharedShops')}/${fill}`)
  if (!answer.ok) throw new Error(await answer.text())
  const { url, database } = (await answer.json()) as OpenShop
  const db = connect<CatalogueTables>({
    host: inject('socketFolder'),
    user: CLUSTER_USER,
    database,
    max: 2,
    ...(isReading && { options: '-c default_transaction_read_only=on' }),
  })
  return { server: { url }, db, close: () => db.destroy() }
}
