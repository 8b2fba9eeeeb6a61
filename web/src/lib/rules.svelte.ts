// The rulebook, opened at a rule: any link `T-037` asks for it here, the drawer of the table's game shows it.

class Rulebook {
  open = $state(false);
  rule = $state<string | null>(null);

  show = (rule: string | null = null): void => {
    this.rule = rule;
    this.open = true;
  };
  close = (): void => {
    this.open = false;
  };
}
export const rulebook = new Rulebook();
