import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { visit } from './browser.ts'
import type { Visit, VisitOptions } from './browser.ts'
import { fillShop, openShop } from './catalogue.ts'
import type { Shop } from './catalogue.ts'

/** What the browser writes of a request that came to nothing. */
export const FAILED_REQUEST = /^Failed to load resource/

export interface Stage {
  readonly shop: Shop
  /** Who plays the story. */
  readonly person: Visit
  /** Brings the person on, in front of an empty page. */
  enter(options?: VisitOptions): Promise<Page>
  /** Brings the person on, to an address of the shop. */
  visit(path?: string, options?: VisitOptions): Promise<Page>
  /** A complaint that this story means to provoke is no fault. */
  forgive(complaint: RegExp): void
}

/**
 * For a file of stories: one shop for all, opened within `patienceMs`, a new person for each; whatever their browser
 * complains of fails the story.
 */
export function setStage(open: () => Promise<Shop> = openFilledShop, patienceMs = 120_000): Stage {
  let shop: Shop
  let person: Visit | undefined
  let complaints: string[] = []
  let forgiven: RegExp[] = []
  const leave = async () => {
    const leaving = person
    person = undefined
    complaints.push(...(leaving?.faults ?? []))
    await leaving?.close()
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
    forgive(complaint) {
      forgiven.push(complaint)
    },
  }
}

async function openFilledShop(): Promise<Shop> {
  const shop = await openShop()
  await fillShop(shop)
  return shop
}
