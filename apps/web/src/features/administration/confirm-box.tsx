import { DialogBox } from '../../ui/aria/dialog-box.tsx';
import { Button } from '../../ui/button.tsx';

interface ConfirmBoxProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly isGrave: boolean;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before something is done. */
export function ConfirmBox({ title, text, yes, no, isGrave, isBusy, onYes, onNo }: ConfirmBoxProps) {
  return (
    <DialogBox alert isOpen title={title} closeLabel={no} onOpenChange={onNo}>
      {() => (
        <div className="grid gap-5">
          <p>{text}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant={isGrave ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
              {yes}
            </Button>
            <Button variant="quiet" onClick={onNo}>
              {no}
            </Button>
          </div>
        </div>
      )}
    </DialogBox>
  );
}
