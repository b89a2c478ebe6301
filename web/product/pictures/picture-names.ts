import { useTranslation } from 'react-i18next'
import type { ViewedPicture } from '../viewer/viewing.ts'

/** The names of pictures: what they show, in which shade, and their place among the others. */
export function usePictureNames() {
  const { t } = useTranslation()
  const captionOf = ({ subject, variant }: ViewedPicture): string => {
    const what = t(`drawer.subjects.${subject}`)
    return variant ? t('drawer.subjectIn', { what, variant }) : what
  }
  const nameOf = (picture: ViewedPicture, index: number, count: number): string =>
    t('drawer.pictureOf', { what: captionOf(picture), place: t('drawer.picture', { number: index + 1, count }) })
  return { captionOf, nameOf }
}
