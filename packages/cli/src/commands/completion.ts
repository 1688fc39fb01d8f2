/** `vid completion`: prints what makes a shell complete `vid`. */
import type { Command } from 'commander';
import { COMPLETION_SCRIPTS, SHELLS, type Shell } from '../completion/scripts';
import { openSession } from '../session';

const EXAMPLES = `Examples:
  $ eval "$(vid completion bash)"                               # for this shell; in ~/.bashrc for every one
  $ source <(vid completion zsh)                                # the same for zsh, in ~/.zshrc
  $ vid completion powershell | Out-String | Invoke-Expression  # for this PowerShell; in $PROFILE for every one
  $ vid completion fish > ~/.config/fish/completions/vid.fish   # fish reads that folder by itself
`;

export const define = (command: Command): void => {
  command
    .addHelpText('before', EXAMPLES)
    .addArgument(command.createArgument('<shell>', 'the shell to complete in').choices(SHELLS))
    .action(async (shell: Shell) => {
      const { io } = await openSession(command);
      const script = COMPLETION_SCRIPTS[shell];
      io.data({ shell, script }, script.trimEnd());
    });
};
