import { reportFailure } from '../../errors/report.ts'
import { PartError } from '../../ui/late/part.tsx'
import { usePlaces } from '../places.ts'

/** Begins the AI page with a picture. */
export function useImageSearch(): (picture: File) => void {
  const { openAnew } = usePlaces()
  return (picture) => {
    begin(picture).then((hasBegun) => hasBegun && openAnew('/ai'), reportFailure)
  }
}

// Few come with a picture: what makes it ready is loaded for them alone.
async function begin(picture: File): Promise<boolean> {
  const { handOverFile } = await import('../../finding/by-picture/hand-over.ts').catch((error: unknown) => {
    throw new PartError(error)
  })
  return handOverFile(picture)
}
