import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBudget } from '../../../contract/budgets/calls.ts'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { createProject, deleteProjects } from '../../../contract/projects.ts'
import { followShared } from '../../../contract/sharing/activity-calls.ts'
import { approveShared, getSharedDifference } from '../../../contract/sharing/approval-calls.ts'
import { commentOnShared, getDiscussion } from '../../../contract/sharing/discussion-calls.ts'
import { revokeLink } from '../../../contract/sharing/link-calls.ts'
import { fieldsOfPreset } from '../../../contract/sharing/links.ts'
import * as calls from '../../../contract/sharing/sending-calls.ts'
import { exportShared, getShared } from '../../../contract/sharing/shown-calls.ts'
import { aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { requestOf } from '../../testing/requests.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Every call of a link to a project, by links that may not make it, and with what is another's. */

const DAY = 24 * 60 * 60_000
const [NO_PASSWORD, ONLY_LOOKS] = [1009003001, 1009003004]
let quarry: TestApp
let now = new Date()
let ada: TestMember

/** A project with a list that was sent, with an alternative to choose. */
interface Project {
  id: string
  budget: string
  versionId: string
  lineId: string
  offered: string
}
let project: Project
const NOTHING = { id: '', budget: '', versionId: '', lineId: '', offered: '' }

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  now = new Date()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  project = await projectOf(ada)
})

async function projectOf({ headers }: TestMember): Promise<Project> {
  const { data: projectId } = await quarry.call(createProject, { name: 'Secret house' }, headers)
  const [room, line] = [aRoom(), aLine({ name: 'Secret oak' })]
  const other = { ...aLine({ name: 'Secret ash' }), alternativeOf: line.id }
  const entries = { rooms: [room], lines: [line, other], allocations: [anAllocation(line, room)] }
  const { data: budget } = await quarry.call(createBudget, { name: 'Secret floors', projectId, ...entries }, headers)
  const composed = { ...compositionOf(projectId, budget), offered: [other.id] }
  const { contentHash } = (await quarry.call(calls.previewSending, composed, headers)).data
  const { data } = await quarry.call(calls.sendVersion, { ...composed, contentHash }, headers)
  return { id: projectId, budget, versionId: data.id, lineId: line.id, offered: other.id }
}

const compositionOf = (projectId: string, refId: string) => ({
  projectId,
  parts: [{ kind: 'budget' as const, refId }],
  fields: fieldsOfPreset('client', 'project'),
  figure: 'open' as const,
  letter: 'Secret letter',
  language: 'en' as const,
})

const clientOf = async (stated: object = {}, { id: refId } = project, { headers } = ada) =>
  linkOf(quarry, { headers }, { kind: 'project', refId, name: 'Ms Lind', role: 'approve', ...stated } as never)

/** Each call of a link, with what it shows. */
const callsOf = (decisionId: string, { lineId, offered } = project): Record<string, [Endpoint, InputOf<Endpoint>]> => ({
  shown: [calls.getShownVersion, { number: 1 }],
  part: [calls.getShownPart, { number: 1, place: 1 }],
  difference: [calls.compareShown, { number: 1 }],
  reckon: [calls.reckonShown, { number: 1, place: 1, chosen: [{ lineId, chosenId: offered }] }],
  file: [calls.exportShownVersion, { number: 1, format: 'csv', language: 'en' }],
  decisionFile: [calls.exportShownDecision, { id: decisionId, language: 'en' }],
  decide: [calls.decideOnVersion, { ...DECISION, number: 1 }],
  comment: [commentOnShared, { name: 'Eve', text: 'Mine', sent: { number: 1, place: 1 }, on: { lineId } }],
  discussion: [getDiscussion, {}],
  live: [followShared, {}],
})
const DECISION = { contentHash: '0'.repeat(64), name: 'Eve', verdict: 'approved' as const }

/** Which of the calls are refused how. Some are left out of those that are made. */
async function refusals(asked: ReturnType<typeof callsOf>, headers: Record<string, string>) {
  const refused: Record<string, number> = {}
  let told = ''
  for (const [name, [endpoint, input]] of Object.entries(asked)) {
    const { body, headers: answered } = await quarry.app.inject(requestOf(endpoint, input, headers))
    const isJson = String(answered['content-type']).includes('json')
    const { code } = isJson ? (JSON.parse(body) as { code: number }) : { code: 200 }
    if (code === 200) continue
    refused[name] = code
    told += body
  }
  expect(told).not.toContain('Secret')
  return refused
}

async function decide({ headers }: TestLink): Promise<string> {
  const { contentHash = '' } = (await quarry.ask(calls.getShownVersion, { again: 1 }, headers)).data.version ?? {}
  return (await quarry.call(calls.decideOnVersion, { ...DECISION, number: 1, contentHash }, headers)).data
}

it('every call of links is tried', () => {
  const ofThings = [getShared, exportShared, approveShared, getSharedDifference]
  const tried = new Set(
    [...ofThings, ...Object.values(callsOf('1', NOTHING)).map(([call]) => call)].map(({ path }) => path),
  )
  const missed = quarry.app.endpoints.filter(({ access, path }) => access === 'link' && !tried.has(path))
  expect(missed.map(({ path }) => path)).toEqual([])
})

const refusing = (code: number, asked = callsOf('1', NOTHING)) =>
  Object.fromEntries(Object.keys(asked).map((name) => [name, code]))

it.each<[string, (link: TestLink) => Promise<unknown>, object, Record<string, number>]>([
  ['expired', async () => (now = new Date(now.getTime() + 91 * DAY)), {}, refusing(404)],
  ['was revoked', async ({ id }) => quarry.call(revokeLink, { id }, ada.headers), {}, refusing(404)],
  [
    'is to a project in the trash',
    async () => quarry.call(deleteProjects, { ids: [project.id] }, ada.headers),
    {},
    refusing(404),
  ],
  ['needs a password', async () => undefined, { password: 'granite' }, refusing(NO_PASSWORD)],
])('a link that %s opens nothing', async (_what, end, stated, expected) => {
  const link = await clientOf(stated)
  const withPass = { ...link.headers, 'share-password': 'granite' }
  const id = await decide({ ...link, headers: withPass })
  await end(link)
  expect(await refusals(callsOf(id), link.headers)).toEqual(expected)
  expect(await refusals(callsOf(id), { ...link.headers, 'share-password': 'Granite' })).toEqual(expected)
})

it.each([
  ['looks', 'view', { decide: ONLY_LOOKS, comment: ONLY_LOOKS, decisionFile: 404 }],
  ['comments', 'comment', { decide: ONLY_LOOKS, decisionFile: 404 }],
  ['approves', 'approve', { decide: 409, decisionFile: 404 }],
] as const)('a link that %s does that and no more', async (_what, role, refused) => {
  const others = await decide(await clientOf())
  const { live: _live, ...asked } = callsOf(others)
  expect(await refusals(asked, (await clientOf({ role })).headers)).toEqual(refused)
})

it('a version that was withdrawn is in none of the answers, and another one’s number neither', async () => {
  const link = await clientOf()
  const id = await decide(link)
  await quarry.call(calls.withdrawVersion, { id: project.versionId }, ada.headers)
  const { live: _live, discussion: _discussion, ...asked } = callsOf(id)
  expect(await refusals(asked, link.headers)).toEqual(refusing(404, asked))
  const told = [
    await quarry.ask(calls.getShownVersion, {}, link.headers),
    await quarry.ask(getDiscussion, {}, link.headers),
  ]
  expect(told.map(({ code }) => code)).toEqual([200, 200])
  expect(JSON.stringify(told)).not.toMatch(/Secret (?:oak|ash|floors|letter)/)
})

it('a link to a list opens nothing of its project, and a link to a project no list', async () => {
  const others = await decide(await clientOf())
  const ofList = await linkOf(quarry, ada, { kind: 'budget', refId: project.budget, role: 'approve' })
  const { live: _live, discussion: _discussion, ...asked } = callsOf(others)
  expect(await refusals(asked, ofList.headers)).toEqual({ ...refusing(404, asked), comment: 400 })
  const ofThings: ReturnType<typeof callsOf> = {
    get: [getShared, {}],
    file: [exportShared, { format: 'csv', language: 'en' }],
    approve: [approveShared, { name: 'Eve', contentHash: '0'.repeat(64) }],
    difference: [getSharedDifference, { approvalId: others }],
  }
  expect(await refusals(ofThings, (await clientOf()).headers)).toEqual({
    get: 404,
    file: 404,
    approve: 404,
    difference: 404,
  })
})

it('nothing of another’s project is reached by a version or a link of one’s own, nor told apart from what is not there', async () => {
  const eve = await memberIn(quarry, { nickname: 'Eve' })
  const eves = await projectOf(eve)
  const adas = await decide(await clientOf())
  const { headers } = await clientOf({}, eves, eve)
  const words = async ([endpoint, input]: [Endpoint, InputOf<Endpoint>], by: Record<string, string>) => {
    const { body } = await quarry.app.inject(requestOf(endpoint, input, by))
    const { code, msg } = JSON.parse(body) as { code: number; msg: string }
    expect(code).not.toBe(200)
    return `${code} ${msg}`
  }
  const seen = (await quarry.ask(calls.getShownVersion, {}, headers)).data.version
  const line = { place: 1, chosenId: null, verdict: 'approved', note: '' }
  const decision = { ...DECISION, number: 1, contentHash: seen?.contentHash }
  const reaches: ((
    theirs: Pick<Project, 'budget' | 'lineId' | 'offered'> & { decision: string },
  ) => [Endpoint, InputOf<Endpoint>, Record<string, string>])[] = [
    ({ budget }) => [calls.previewSending, compositionOf(eves.id, budget), eve.headers],
    ({ budget }) => [
      calls.sendVersion,
      { ...compositionOf(eves.id, budget), contentHash: '0'.repeat(64) },
      eve.headers,
    ],
    ({ budget: refId }) => [
      calls.previewSentPart,
      { ...compositionOf(eves.id, refId), kind: 'budget', refId },
      eve.headers,
    ],
    ({ offered }) => [
      calls.previewSending,
      { ...compositionOf(eves.id, eves.budget), offered: [offered] },
      eve.headers,
    ],
    ({ lineId, offered }) => [
      calls.reckonShown,
      { number: 1, place: 1, chosen: [{ lineId, chosenId: offered }] },
      headers,
    ],
    ({ offered }) => [
      calls.reckonShown,
      { number: 1, place: 1, chosen: [{ lineId: eves.lineId, chosenId: offered }] },
      headers,
    ],
    ({ lineId }) => [calls.decideOnVersion, { ...decision, lines: [{ ...line, lineId }] }, headers],
    ({ offered }) => [
      calls.decideOnVersion,
      { ...decision, lines: [{ ...line, lineId: eves.lineId, chosenId: offered }] },
      headers,
    ],
    ({ lineId }) => [
      commentOnShared,
      { name: 'Eve', text: 'Mine', sent: { number: 1, place: 1 }, on: { lineId } },
      headers,
    ],
    ({ decision: id }) => [calls.exportShownDecision, { id, language: 'en' }, headers],
    ({ decision: id }) => [calls.followDecision, { id }, eve.headers],
  ]
  const [theirs, nobodys] = [
    { ...project, decision: adas },
    { budget: '999999', lineId: randomUUID(), offered: randomUUID(), decision: '999999' },
  ]
  for (const reach of reaches) {
    const [[endpoint, input, by], [other, otherInput]] = [reach(theirs), reach(nobodys)]
    expect([endpoint.path, await words([endpoint, input], by)]).toEqual([
      endpoint.path,
      await words([other, otherInput], by),
    ])
  }
})
