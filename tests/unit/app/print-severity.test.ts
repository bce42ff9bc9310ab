import { describe, expect, it } from 'vitest';
import { severityOf } from '../../../src/app/reference/reference.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { rules } from '../../../src/rules/index.gen.ts';

describe('severityOf', () => {
  const of = (id: string, profile: 'recommended' | 'strict' | 'seed') => {
    const rule = rules.find((one) => one.id === id);
    return rule && severityOf(rule, { ...defaultConfig, profile });
  };

  it('is that of the profile', () => {
    expect(of('claims/nothing-declared', 'seed')).toBe('error');
    expect(of('claims/nothing-declared', 'recommended')).toBe('warning');
    expect(of('claims/nothing-declared', 'strict')).toBe('error');
    expect(of('session/diverged', 'seed')).toBe('off');
  });
});
