import { describe, expect, it } from 'vitest';
import { checkGit } from '../../../src/app/doctor/programs.ts';

describe('the git that doctor finds', () => {
  it.each([
    ['git version 2.39.5', '2.39.5'],
    ['git version 2.39.5 (Apple Git-154)', '2.39.5'],
    ['git version 2.45.1.windows.1', '2.45.1'],
    ['git version 2.31', '2.31'],
    ['git version 2.52.0.rc1.12.g0123456', '2.52.0'],
    ['git version 3.0.0', '3.0.0'],
  ])('is new enough as `%s`', (said, message) => {
    expect(checkGit(said)).toEqual({ name: 'git', status: 'ok', message });
  });

  it.each(['git version 2.30.9', 'git version 1.99.0', 'git version 2.9.5.windows.1'])(
    'is too old as `%s`',
    (said) => {
      expect(checkGit(said)).toMatchObject({ status: 'problem', help: 'install a newer git' });
    },
  );

  it.each(['git version gibberish', '', 'gibberish', 'git version ', 'hub 2.14.2', 'git version 2'])(
    'is unknown as `%s`',
    (said) => {
      const { message, status } = checkGit(said);
      expect(status).toBe('problem');
      expect(message).toContain(`\`${said}\``);
    },
  );
});
