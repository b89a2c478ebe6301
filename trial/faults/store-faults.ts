import type { Fault } from './all-faults.ts'
import { upload } from './upload.ts'
import type { FaultyWorld } from './world.ts'

const SECONDS = 20
/** Longer than one attempt for a caller (2.5 s), so that people are refused rather than kept waiting. */
const SLOW_MS = 3000
const AWAY = 503

/** Faults of an object store; their world has one. */
export const STORE_FAULTS: readonly Fault[] = [
  storeFault('object store refusing', (world, isBroken) => {
    if (world.store) world.store.misbehave = isBroken ? (_call, _request, response) => refuse(response) : undefined
  }),
  storeFault('object store 3 s slow', (world, isBroken) => {
    if (world.store) world.store.delayMs = isBroken ? SLOW_MS : 0
  }),
]

function refuse(response: { writeHead(code: number): { end(): unknown } }): 'done' {
  response.writeHead(AWAY).end()
  return 'done'
}

/** An upload is refused meanwhile; a picture that is there is never said to be missing. */
function storeFault(name: string, set: (world: FaultyWorld, isBroken: boolean) => void): Fault {
  const wrong: string[] = []
  let address = ''
  const look = async ({ urls }: FaultyWorld, server: number) =>
    fetch(new URL(address, urls[server])).then(({ status }) => status)
  return {
    name,
    seconds: SECONDS,
    async begin(world) {
      wrong.length = 0
      address = (await upload(world)).data ?? ''
      set(world, true)
      const { code } = await upload(world)
      if (code !== AWAY) wrong.push(`an upload answers ${code}`)
      const status = await look(world, 1)
      if (![200, AWAY].includes(status)) wrong.push(`a picture answers ${status}`)
    },
    end: async (world) => set(world, false),
    async check(world) {
      const { code } = await upload(world)
      if (code !== 200) wrong.push(`an upload answers ${code} afterwards`)
      for (const server of [0, 1]) {
        const status = await look(world, server)
        if (status !== 200) wrong.push(`a picture answers ${status} afterwards`)
      }
      return wrong
    },
  }
}
