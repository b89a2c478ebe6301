import { reportFailure } from '../../errors/report.ts'
import { LazyLoadError } from '../../kit/late/lazy-component.tsx'
import { useShellNavigation } from '../shell-navigation.ts'

/** Opens the AI page with a picture. */
export function useOpenImageSearch(): (picture: File) => void {
  const { openAnew } = useShellNavigation()
  return (picture) => {
    begin(picture).then((hasBegun) => hasBegun && openAnew('/ai'), reportFailure)
  }
}

// Few people bring a picture: the code that prepares it loads for them alone.
async function begin(picture: File): Promise<boolean> {
  const { passPictureFile } = await import('../../finding/by-picture/pass-picture.ts').catch((error: unknown) => {
    throw new LazyLoadError(error)
  })
  return passPictureFile(picture)
}
