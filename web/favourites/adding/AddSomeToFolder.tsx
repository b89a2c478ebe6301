import { IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { askForFolder } from './ask-for-folder.ts'

interface AddSomeToFolderProps {
  skuIds: readonly string[]
  className?: string | undefined
}

/** A button that saves several SKUs to a folder, which it asks for. */
export function AddSomeToFolder({ skuIds, className }: AddSomeToFolderProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={className}
      disabled={skuIds.length === 0}
      aria-haspopup="dialog"
      onClick={() => askForFolder(skuIds)}
    >
      <IconStar /> <span>{t('favourites.save')}</span>
    </button>
  )
}
