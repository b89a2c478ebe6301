import type { Endpoint } from '../../contract/endpoint.ts'
import { circleIn } from './collaborators.ts'
import type { Circle } from './collaborators.ts'
import { adaAndOthersIn } from './members.ts'
import type { TestMember } from './members.ts'
import { callsOf } from './requests.ts'
import type { TestApp } from './test-app.ts'

/**
 * The expected code of a call for each kind of caller; `NOTHING` and `FILE` are two kinds of 200. `others` are members without a right,
 * including one with an open invitation and one whose right was taken away.
 */
export interface Ends {
  /** 401 unless stated. */
  visitor?: number
  others: number
  /** A collaborator who may comment. */
  comments: number
  /** A collaborator who may edit. */
  edits: number
  owner: number
}

/** A 200 that shows nothing of the owner. */
export const NOTHING = 0
/** A file, which has no code. */
export const FILE = -1
export const COMMENT_ONLY = 1009004001
export const NOT_OWNER = 1009004002

/** A call, its input that refers to a member's things, and the expected codes. */
export type AccessRow<Possessions> = [endpoint: Endpoint, input: (theirs: Possessions) => object, ends: Ends]

export interface People {
  ada: TestMember
  eve: TestMember
  staff: TestMember
  circle: Circle
}

export async function peopleIn(quarry: Pick<TestApp, 'deps'>): Promise<People> {
  return { ...(await adaAndOthersIn(quarry)), circle: await circleIn(quarry) }
}

interface Scene<Possessions> {
  quarry: TestApp
  people: People
  /** The table of Ada's things; it is emptied after each row. */
  table: 'board' | 'budget' | 'folder'
  /** Creates Ada's things, and gives the circle its rights to them. */
  possess(): Promise<Possessions>
  /** The caller's own things; the caller is null for a visitor. */
  callersOwn?(caller: TestMember | null): Promise<Partial<Possessions>>
  /** All stored rows of a member. */
  kept(member: TestMember): Promise<unknown>
  /** Texts of Ada that a caller may read only if the call answers them 200 or a file. */
  secretsOf(theirs: Possessions): string[]
  /** Calls by which a collaborator who may edit changes Ada's things. */
  changing: ReadonlySet<Endpoint>
  /** The caller's rows, which may hold Ada's things only if the call ends with 200. */
  copiesOf?(caller: TestMember): Promise<unknown[]>
}

/** The paths of a contract module's calls that no row tries. */
export function untriedCalls(calls: object, rows: readonly AccessRow<never>[]): string[] {
  const tried = new Set(rows.map(([{ path }]) => path))
  return callsOf(Object.values(calls)).flatMap(({ path }) => (tried.has(path) ? [] : [path]))
}

/** Rows with a title for each, as `it.each` takes them. */
export function withTitles<Possessions>(
  rows: readonly AccessRow<Possessions>[],
): [title: string, row: AccessRow<Possessions>][] {
  return rows.map((row, index) => {
    const [{ method, path }] = row
    return [`${method} ${path.replace(/^\/app-api\/\w+\//, '')} (${index + 1})`, row]
  })
}

/** What a caller saw and changed. */
interface Outcome {
  code: number
  told: string[]
  after: unknown
  copies: unknown[]
}

/**
 * Makes the call of a row as each kind of caller, the owner last. The test compares the codes, and checks that nobody reads or changes
 * more than they may.
 */
export async function tryRow<Possessions>(
  scene: Scene<Possessions>,
  row: AccessRow<Possessions>,
): Promise<{ seen: (Outcome | number)[]; expected: (Outcome | number)[] }> {
  const { quarry, people, table } = scene
  const { ada, circle } = people
  const [endpoint, input, ends] = row
  const theirs = await scene.possess()
  const before = await scene.kept(ada)
  const secrets = scene.secretsOf(theirs)
  const seen: (Outcome | number)[] = []
  const expected: (Outcome | number)[] = []
  for (const [end, caller, headers] of callersOf(people, endpoint, ends)) {
    const own = await scene.callersOwn?.(caller)
    const answer = await answerTo(quarry, endpoint, { input: input({ ...theirs, ...own }), headers })
    const text = JSON.stringify(answer)
    const told = secrets.filter((secret) => text.includes(secret))
    const after = await scene.kept(ada)
    const copies = (caller && (await scene.copiesOf?.(caller))) ?? []
    seen.push({ code: answer.code, told, after, copies })
    const isChanged = scene.changing.has(endpoint) && end === 200 && caller === circle.edits
    expected.push({
      code: end || 200,
      told: end === 200 || end === FILE ? told : [],
      after: isChanged ? after : before,
      copies: end === 200 ? copies : [],
    })
  }
  await quarry.db.deleteFrom(table).execute()
  const again = { ...(await scene.possess()), ...(await scene.callersOwn?.(ada)) }
  const mine = await answerTo(quarry, endpoint, { input: input(again), headers: ada.headers })
  await quarry.db.deleteFrom(table).execute()
  return { seen: [...seen, mine.code], expected: [...expected, ends.owner || 200] }
}

type Caller = [expected: number, caller: TestMember | null, headers: Record<string, string>]

/** All callers but the owner. An operator does not try calls that operators may make. */
function callersOf(
  { eve, staff, circle }: People,
  { access }: Endpoint,
  { visitor = 401, others, comments, edits }: Ends,
): Caller[] {
  const strangers = [eve, ...(access === 'operator' ? [] : [staff]), circle.invited, circle.removed]
  return [
    [visitor, null, {}],
    [visitor, null, { authorization: 'Bearer made-up' }],
    ...strangers.map((member): Caller => [others, member, member.headers]),
    [comments, circle.comments, circle.comments.headers],
    [edits, circle.edits, circle.edits.headers],
  ]
}

/** The answer of a call; `FILE` for JSON without a code, and for anything but JSON. */
async function answerTo(
  quarry: TestApp,
  endpoint: Endpoint,
  { input, headers }: { input: object; headers: Record<string, string> },
): Promise<{ code: number }> {
  const answer: { code?: number } = await quarry.call(endpoint, input, headers).catch(() => ({}))
  return { ...answer, code: answer.code ?? FILE }
}
