import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { NameForm } from '../../workspace/NameForm.tsx'

type FolderNameFormProps = Pick<ComponentProps<typeof NameForm>, 'name' | 'saveLabel' | 'onSave' | 'onEnd'>

export function FolderNameForm(props: FolderNameFormProps) {
  const { t } = useTranslation()
  return (
    <NameForm {...props} label={t('folders.name')} prompt={t('folders.namePrompt')} cancelLabel={t('folders.cancel')} />
  )
}
