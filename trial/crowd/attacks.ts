import { getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import { followThing } from '../../contract/collaboration/live-calls.ts'
import { signInByPassword } from '../../contract/members.ts'
import { followShared } from '../../contract/sharing/activity-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import type { AttackOrder, AttackRequest } from './attack-process.ts'
import type { Facts } from './mix.ts'

/** What the attacks are made of. */
export interface Targets {
  facts: Facts
  emails: string[]
  /** Links to a board, as many as one address needs to hold its streams. */
  links: string[]
  /** Members with a board of their own. */
  owners: { token: string; boardId: string }[]
  /** A link to the largest list. */
  largeLink: string
}

export interface Attack extends Omit<AttackOrder, 'url'> {
  /** What is asked of the others beside it, if more than that no call is refused. */
  most?: { ratio: number } | { p95: number }
}

/** Streams that one address holds of one link or member (server/workspace/live/streams.ts). */
const STREAMS_EACH = 20
export const LINKS_OF_AN_ADDRESS = 3
const MEMBERS_OF_AN_ADDRESS = 2
const STREAM_ADDRESSES = 20
export const STREAM_OWNERS = STREAM_ADDRESSES * MEMBERS_OF_AN_ADDRESS
const NEW_NAMES = 20_000
const ONE_GREEDY = { ratio: 1.3 }
const JSON_TYPE = { 'content-type': 'application/json' }
const LONG = 1000

/** The attacks by name: what is sent, and from how many addresses. */
export function attacksOn({ facts, emails, links, owners, largeLink }: Targets): Record<string, Attack> {
  const get = ({ path }: { path: string }, query: Record<string, string> = {}): AttackRequest => ({
    path: `${path}?${new URLSearchParams(query).toString()}`,
  })
  const signIn = (email: string): AttackRequest => ({
    path: signInByPassword.path,
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password: 'wrong-88' }),
  })
  const stalled = {
    path: signInByPassword.path,
    method: 'POST',
    headers: { ...JSON_TYPE, 'content-length': String(LONG) },
    body: '{',
  }
  const details = facts.skuIds.map((skuId) => get(getProductDetail, { skuId }))
  const lists = facts.words.map((keyword) => get(getProductPage, { pageSize: '60', keyword }))
  const documents = [{ path: '/app-api/openapi.json' }, { path: '/app-api/docs' }]
  return {
    'bodies of one byte, 16 × 256': { addresses: many(16), connections: 256, requests: [stalled], isHeld: true },
    'openapi.json, 4 at a time': {
      addresses: many(1),
      connections: 4,
      requests: documents.slice(0, 1),
      most: ONE_GREEDY,
    },
    'openapi.json and docs, 200 at a time': { addresses: many(1), connections: 200, requests: documents },
    'details, 8 at a time': { addresses: many(1), connections: 8, requests: details, most: ONE_GREEDY },
    'details, 200 at a time': { addresses: many(1), connections: 200, requests: details },
    'lists, 8 at a time': { addresses: many(1), connections: 8, requests: lists, most: ONE_GREEDY },
    'wrong sign-ins, new names, 40 × 8': {
      addresses: many(40, 3),
      connections: 8,
      requests: Array.from({ length: NEW_NAMES }, (_, name) => signIn(`n${name}@quarry.test`)),
    },
    'wrong sign-ins, known names, 40 × 8': {
      addresses: many(40, 4),
      connections: 8,
      requests: emails.map(signIn),
    },
    'live streams, 20 × 100': {
      addresses: many(STREAM_ADDRESSES),
      connections: STREAMS_EACH * (LINKS_OF_AN_ADDRESS + MEMBERS_OF_AN_ADDRESS),
      requests: streams({ links, owners }),
      isHeld: true,
    },
    'silent connections, 16 × 600': { addresses: many(16), connections: 600, requests: [] },
    'the largest list by a link, 4 at a time': {
      addresses: many(1),
      connections: 4,
      requests: [{ ...get(getShared), headers: { 'share-token': largeLink } }],
      most: { p95: 150 },
    },
  }
}

/** One for each connection: those of an address are shared out among its links and its members. */
function streams({ links, owners }: Pick<Targets, 'links' | 'owners'>): AttackRequest[] {
  return Array.from({ length: STREAM_ADDRESSES }, (_, address) => {
    const own = owners.slice(address * MEMBERS_OF_AN_ADDRESS, (address + 1) * MEMBERS_OF_AN_ADDRESS)
    const all: AttackRequest[] = [
      ...links.map((token) => ({ path: followShared.path, headers: { 'share-token': token } })),
      ...own.map(({ token, boardId }) => ({
        path: `${followThing.path}?kind=board&refId=${boardId}`,
        headers: { authorization: `Bearer ${token}` },
      })),
    ]
    return all.flatMap((request) => Array.from({ length: STREAMS_EACH }, () => request))
  }).flat()
}

/** Addresses of this machine: on Linux all of 127.0.0.0/8 is. */
function many(count: number, network = 2): string[] {
  return Array.from({ length: count }, (_, index) => `127.${network}.0.${index + 1}`)
}
