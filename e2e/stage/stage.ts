import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { connect } from '../../server/platform/postgres/database.ts'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import { visit } from './browser.ts'
import type { Visit, VisitOptions } from './browser.ts'
import { openFilledShop } from './catalogue.ts'
import type { SharedShop, Shop } from './catalogue.ts'
import type { Fill, OpenShop } from './shared-shops.ts'

/** The browser's message for a failed request. */
export const FAILED_REQUEST = /^Failed to load resource/

export interface Stage<Place extends SharedShop = Shop> {
  readonly shop: Place
  /** The person of the current test. */
  readonly person: Visit
  /** Opens a browser for the person, with an empty page. */
  enter(options?: VisitOptions): Promise<Page>
  /** Opens a browser for the person, at a path of the shop. */
  visit(path?: string, options?: VisitOptions): Promise<Page>
  /** Opens another browser beside the person's; both close together. */
  enterBeside(options?: VisitOptions): Promise<Page>
  /** Opens another tab of the person's browser, at a path of the shop. */
  openTab(path?: string): Promise<Page>
  /** Expects an error message that the test provokes. */
  forgive(complaint: RegExp): void
}

/** The stage of a test file: one shop for all tests, and a new person for each. Browser errors fail the test. */
export function setStage(open: () => Promise<Shop> = () => openFilledShop()): Stage {
  return setUp({ open })
}

/**
 * The stage of a test file that writes nothing: all such files share one shop. A write fails the test, by the page's
 * requests or by the database.
 */
export function setReadingStage(fill: Fill = 'catalogue'): Stage<SharedShop> {
  return setUp({ open: () => enterSharedShop(fill, { isReading: true }), isReading: true })
}

/**
 * The stage of a test file in which members write only their own data, each a member made by the test: all such files
 * share one shop.
 */
export function setMembersStage(fill: Fill = 'members'): Stage<SharedShop> {
  return setUp({ open: () => enterSharedShop(fill) })
}

interface Setting<Place> {
  open: () => Promise<Place>
  isReading?: boolean
}

function setUp<Place extends SharedShop>({ open, isReading = false }: Setting<Place>): Stage<Place> {
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
  })
  afterAll(() => shop.close())
  // A failed test is repeated once: it begins without people, errors and expectations.
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
    if (isReading) await keepFromWriting(person)
    return person.page
  }
  return {
    get shop() {
      return shop
    },
    get person() {
      if (!person) throw new Error('no person has entered the stage')
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
      if (!person) throw new Error('no person has entered the stage')
      const tab = await person.context.newPage()
      await tab.goto(shop.server.url + path)
      return tab
    },
    forgive(complaint) {
      forgiven.push(complaint)
    },
  }
}

/** The person wants not to be counted: a page that is open for some seconds would report what it showed. */
const UNCOUNTED = 'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true })'

/** Keeps the page from counting, and reports its requests that may change data on the server. */
async function keepFromWriting({ context, faults }: Visit): Promise<void> {
  await context.addInitScript(UNCOUNTED)
  context.on('request', (request) => {
    if (request.method() !== 'GET') faults.push(`a reading story sent ${request.method()} ${request.url()}`)
  })
}

async function enterSharedShop(fill: Fill, { isReading = false } = {}): Promise<SharedShop> {
  const answer = await fetch(`${inject('sharedShops')}/${fill}`)
  if (!answer.ok) throw new Error(await answer.text())
  const { url, database } = (await answer.json()) as OpenShop
  const db = connect({
    host: inject('socketFolder'),
    user: CLUSTER_USER,
    database,
    max: 2,
    ...(isReading && { options: '-c default_transaction_read_only=on' }),
  })
  return { server: { url }, db, close: () => db.destroy() }
}
