import { AskedLayer } from '../../members/AskedLayer.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { endAskingForFolder, useSkusForFolder } from './ask-for-folder.ts'

const FolderForSome = lazyComponent(async () => (await import('./FolderForSome.tsx')).FolderForSome)

/** The dialog that “Save to folder” opens for several SKUs. */
export function FolderAddingLayer() {
  return (
    <AskedLayer asked={useSkusForFolder()} onEnd={endAskingForFolder}>
      {(memberId, skuIds) => <FolderForSome key={memberId} skuIds={skuIds} />}
    </AskedLayer>
  )
}
