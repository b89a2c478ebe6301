import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Heap and external memory, WebAssembly included, after garbage collection. */
export function usedMegabytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

// Works as with --expose-gc, for this process alone.
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round += 1) collect()
}
