/** The login library requires the dates in each table. */
export const accountMigrations = {
  '0005-accounts': `
    create table account_user (
      id text primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      first_name text not null,
      last_name text not null,
      email text not null unique,
      email_verified boolean not null default false,
      postal_code text,
      consent_version text not null,
      last_login_at timestamptz,
      image text
    );
    create table account_session (
      id text primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      user_id text not null references account_user (id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      device text
    );
    create table account_credential (
      id text primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      user_id text not null references account_user (id) on delete cascade,
      account_id text not null,
      provider_id text not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text
    );
    create table account_link (
      id text primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      identifier text not null,
      value text not null,
      expires_at timestamptz not null
    );
    create table saved_product (
      user_id text not null references account_user (id) on delete cascade,
      product text not null,
      created_at timestamptz not null default now(),
      constraint saved_product_key primary key (user_id, product)
    );
    create index account_session_user_id on account_session (user_id);
    create index account_session_expires_at on account_session (expires_at);
    create index account_credential_user_id on account_credential (user_id);
    create index account_link_identifier on account_link (identifier);
    create index account_link_value on account_link (value);`,
  // When the last mail of a kind was sent, for the pause before the next (behavior ACCOUNT-11).
  '0010-accounts': `
    alter table account_user add column confirmation_mailed_at timestamptz, add column reset_mailed_at timestamptz;`,
}
