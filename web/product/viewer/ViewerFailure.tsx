import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { awaitAnotherTry, isTriedAgain } from '../../kit/pictures/another-try.ts'

/** In place of a picture that failed to load; it is loaded again, and then takes this place. */
export function ViewerFailure() {
  const { t } = useTranslation()
  const own = useRef<HTMLSpanElement>(null)
  const [failures, setFailures] = useState(1)
  // The library keeps the failed image below, and shows it once it has loaded.
  useEffect(() => {
    const image = own.current?.closest('.yarl__slide')?.querySelector('img')
    if (!image) return undefined
    const onFailure = () => setFailures((before) => before + 1)
    image.addEventListener('error', onFailure)
    const callOff = awaitAnotherTry(failures, () => image.setAttribute('src', image.getAttribute('src') ?? ''))
    return () => {
      callOff()
      image.removeEventListener('error', onFailure)
    }
  }, [failures])
  return (
    <span className="viewer-failure" role="alert" ref={own}>
      <IconPhotoOff aria-hidden />
      {isTriedAgain(failures) ? t('pictures.later') : t('drawer.pictureFailed')}
    </span>
  )
}
