/** What a field of the form shows, and whom it tells of a change. */
import type { StudioField } from '../../contract';

export interface FieldProps {
  readonly field: StudioField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}
