import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectFile } from '../../../contract/project-files.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../kit/dialog/EndButtons.tsx'
import { saveFile } from '../../kit/files/save-file.ts'
import { Answer } from '../../lists/Answer.tsx'
import { fileContent } from './queries.ts'

/** A picture as large as the window; only content that the server knows as a picture is shown. */
export function PictureDialog({ file: { id, name }, onClose }: { file: ProjectFile; onClose: () => void }) {
  const { t } = useTranslation()
  const answer = useQuery(fileContent(id))
  return (
    <Dialog title={name} closeLabel={t('kit.close')} width={1280} isOpen onClose={onClose}>
      <Answer query={answer} failed={t('projectFiles.pictureFailed')} skeletonHeight={420}>
        {(content) => (
          <>
            <Picture content={content} label={t('projectFiles.pictureOf', { name })} />
            <EndButtons>
              <Button label={t('projectFiles.download')} icon={IconDownload} onPress={() => saveFile(name, content)} />
            </EndButtons>
          </>
        )}
      </Answer>
    </Dialog>
  )
}

function Picture({ content, label }: { content: Blob; label: string }) {
  const [address, setAddress] = useState<string>()
  // Object URLs hold memory until they are revoked.
  useEffect(() => {
    const own = URL.createObjectURL(content)
    // oxlint-disable-next-line react/set-state-in-effect -- a page that was hidden gave it back, and is shown again
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [content])
  return (
    address && <img src={address} alt={label} className="mx-auto mb-16 block max-h-[70vh] max-w-full object-contain" />
  )
}
