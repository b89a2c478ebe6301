import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getOwnData } from '../../../contract/profile.ts'
import { callInLine } from '../../file-call.ts'
import buttons from '../../kit/buttons.module.css'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import { saveFile } from '../../kit/files/save-file.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { ownDataFile } from './own-data-file.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** Downloads all personal data of the member. */
export function OwnDataSection() {
  const { t } = useTranslation()
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => callInLine(getOwnData, {}, { signal: new AbortController().signal, onPlace: setPlace }),
    onSuccess: (data) => {
      const { name, text } = ownDataFile(data)
      saveFile(name, new Blob([text], { type: 'application/json' }))
      showToast(t('profile.downloaded', { file: name }))
    },
  })
  return (
    <ProfileSection title={t('profile.data')} hint={t('profile.dataHint')}>
      <button type="button" className={buttons['plain']} aria-busy={isPending} onClick={() => isPending || mutate()}>
        {t(isPending ? 'profile.downloading' : 'profile.download')}
      </button>
      <PlaceInLine place={place} />
    </ProfileSection>
  )
}
