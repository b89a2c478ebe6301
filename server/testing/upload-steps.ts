import { vi } from 'vitest'
import * as calls from '../../contract/import-screen.ts'
import type { OneImport } from '../../contract/import-screen.ts'
import type { ImportMapping } from '../../contract/import-mapping.ts'
import type { TestMember } from './members.ts'
import type { TestApp } from './test-app.ts'

/** As elsewhere in the tests: a guard, and never a wish. Not `expect.poll`, which is of a test alone: some stages import before theirs. */
const PATIENCE = { interval: 20, timeout: 60_000 }

/** The import screen's steps, each awaited, as a member of the staff takes them. */
export function uploadSteps(quarry: TestApp, staff: TestMember) {
  async function upload(content: string | Uint8Array, name = 'list.csv'): Promise<string> {
    const { data } = await quarry.upload(calls.uploadImport, { file: Buffer.from(content), name }, staff.headers)
    return data.importId
  }

  const now = async (id: string) => (await quarry.ask(calls.getImport, { id }, staff.headers)).data

  async function at(id: string, ...states: OneImport['state'][]): Promise<OneImport> {
    await vi.waitUntil(async () => states.includes((await now(id)).state), PATIENCE)
    return now(id)
  }

  /** The state is stored before its job ends: waits for the job, so that the step may begin. */
  async function step(endpoint: typeof calls.runImport, id: string) {
    const going = () => quarry.db.selectFrom('job').select('id').where('subject', '=', `import:${id}`).where('state', '=', 'running').execute() // prettier-ignore
    await vi.waitUntil(async () => (await going()).length === 0, PATIENCE)
    return quarry.call(endpoint, { id }, staff.headers)
  }

  async function check(id: string): Promise<OneImport> {
    await at(id, 'read', 'checked')
    await step(calls.checkImport, id)
    return at(id, 'checked', 'failed')
  }

  /** Uploads a file and checks it, with changes to the mapping that was guessed. */
  async function checked(content: string, changes: Partial<ImportMapping> = {}, name = 'list.csv'): Promise<OneImport> {
    const { id, mapping } = await at(await upload(content, name), 'read')
    if (mapping) await quarry.call(calls.mapImport, { id, mapping: { ...mapping, ...changes } }, staff.headers)
    return check(id)
  }

  async function imported(content: string, changes: Partial<ImportMapping> = {}): Promise<OneImport> {
    const { id } = await checked(content, changes)
    await step(calls.runImport, id)
    return at(id, 'done')
  }

  return { upload, at, step, check, checked, imported }
}
