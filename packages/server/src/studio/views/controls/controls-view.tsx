/** What one can do to the server: its time, its failures, its policies and its state. */
import { ViewHead } from '../../parts/small';
import { AccountsPanel } from './accounts-panel';
import { ClockPanel } from './clock-panel';
import { FaultsPanel } from './faults-panel';
import { PoliciesPanel } from './policies-panel';
import { StatePanel } from './state-panel';

export const ControlsView = () => (
  <div class="view">
    <ViewHead title="Controls" about="Time, failures, policies and state of this server." />
    <div class="columns">
      <ClockPanel />
      <StatePanel />
    </div>
    <FaultsPanel />
    <AccountsPanel />
    <PoliciesPanel />
  </div>
);
