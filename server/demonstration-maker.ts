import type { DemonstrationMaker, MakerOptions } from '../demo/maker.ts'
import { MADE_MARK } from './platform/storage/maker.ts'

/** The maker of the demonstration's files. Its catalogue and its drawing are loaded with the first own key that is asked for. */
export function createDemonstrationMaker(options: MakerOptions = {}): DemonstrationMaker {
  let opened: Promise<DemonstrationMaker> | undefined
  const open = async () => (opened ??= import('../demo/maker.ts').then(({ openMaker }) => openMaker(options)))
  return {
    isOwn: (key) => key.length === 40 && key.startsWith(MADE_MARK),
    find: async (key) => (await open()).find(key),
    make: async (key, wish) => (await open()).make(key, wish),
    makeAtLeast: async (key, width, wish) => (await open()).makeAtLeast(key, width, wish),
    prepare: async () => (await open()).prepare(),
    close: async () => (await opened)?.close(),
  }
}
